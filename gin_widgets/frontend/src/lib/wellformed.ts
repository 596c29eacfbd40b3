/** The text without what no message can hold: half a character would break the connection. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "?");
