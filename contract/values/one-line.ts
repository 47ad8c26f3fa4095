/** Nothing that ends a line, moves a cursor or turns a text round: such text can stand in a header. */
export const oneLine = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** Blanks in the place of whatever has none in one line; as long as it was, so that places in the text stay what they are. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => ' '.repeat(sign.length));
}

/** One blank for each run of blanks and of what has no place in a line, and none around it: shorter, and tidy to read. */
export function collapseToOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
