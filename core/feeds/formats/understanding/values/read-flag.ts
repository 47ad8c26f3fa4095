const set = new Set(['1', 'ja', 'j', 'yes', 'y', 'true', 'wahr', 'x', 'vorhanden', '✓', '✔']);
const unset = new Set(['0', 'nein', 'n', 'no', 'false', 'falsch', '-', 'nicht vorhanden']);

/** Yes or no in the spellings of systems and people; null if it is neither. */
export function readFlag(text: string): boolean | null {
  const word = text.toLowerCase();
  if (set.has(word)) return true;
  return unset.has(word) ? false : null;
}
