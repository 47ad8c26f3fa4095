/** Names as they are written in a list, apart by commas or lines: a hundred of them stay readable at a glance. */
export function wordList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
