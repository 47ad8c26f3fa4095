/** Two letters that stand for a name: those of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@-]+/).filter(Boolean);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0], words[0]?.slice(1)];
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase();
}
