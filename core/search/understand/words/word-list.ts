/** Names as they are written in a list, apart by commas or lines: a hundred of them stay readable at a glance. */
export function wordList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const endings = ['', 'e', 'er', 'es', 'en', 'em'];

/** A word that ends in ~ is inflected: sparsam~ is also sparsame, sparsamer, sparsames, sparsamen, sparsamem. */
export function inflected(word: string): string[] {
  return word.endsWith('~') ? endings.map((ending) => word.slice(0, -1) + ending) : [word];
}
