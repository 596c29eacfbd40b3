// Serves the repository to the dev page: http://localhost:8123/?state=discard&theme=dark
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../../..");
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

/** Starts the server and gives its address and a way to stop it. */
export function serve(port = 0) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname === "/" ? join(here, "index.html") : join(root, normalize(pathname));
    try {
      const body = await readFile(path);
      response.setHeader("content-type", `${TYPES[extname(path)] ?? "text/plain"}; charset=utf-8`);
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end("not found");
    }
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      resolve({ url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(8123);
  console.log(url);
}
