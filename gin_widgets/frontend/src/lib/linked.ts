/** Only Voila serves the pages beside each other; elsewhere their names stand without a link. */
export const linked = () => location.pathname.includes("/voila/render/");
