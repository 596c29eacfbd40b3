/** Only Voila serves the pages beside each other; elsewhere their names stand without a link. */
export const linked = () => location.pathname.includes("/voila/render/");

/** The address of another page, under the rules that this one was asked for. */
export function addressOf(page: string): string {
  const rules = new URLSearchParams(location.search).get("rules");
  return rules === null ? page : `${page}?${new URLSearchParams({ rules })}`;
}
