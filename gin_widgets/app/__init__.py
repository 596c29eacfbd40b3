"""How the game is started: the command line, the server and what its pages are asked for."""
