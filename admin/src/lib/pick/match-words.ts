/** As people type it: without accents and case, sharp s as two. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Whether each typed word begins some word of the text: "le gra" finds "Autohaus Lechner, Graz". */
export function matchesWords(text: string, typed: string): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
