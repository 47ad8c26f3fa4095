/** As long as anything that is written by hand; what is longer is no answer but a document. */
export const maxReplyLength = 10_000;
/** With all that it quotes. */
const maxTextLength = 200_000;

/** Text as we keep it: one kind of line break, nothing that cannot be seen or that turns the direction of what follows. */
export function cleanText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\P{C}\n\t\u200d]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The beginning of a text, whole characters only. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const beginning = text.slice(0, maxLength - 1).toWellFormed();
  return `${beginning.replace(/\ufffd$/, '')}…`;
}
