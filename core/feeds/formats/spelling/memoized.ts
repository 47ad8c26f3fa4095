/** Signs of a text that may be a name or a heading; the longest that we know has 60. */
const maxLength = 200;

/**
 * Remembers what was found for a text: a file says the same things in every line. What it says is a stranger's, so both how many
 * are remembered and how long they are is bounded: nothing is found for a longer one.
 */
export function memoized<T>(find: (text: string) => T | null, max = 5000): (text: string) => T | null {
  const known = new Map<string, T | null>();
  return (text) => {
    if (text.length > maxLength) return null;
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= max) known.clear();
    const value = find(text);
    known.set(copyOf(text), value);
    return value;
  };
}

/** V8 keeps a part of a text as a view of the whole one, which would be remembered with it: 100,000 signs for ten. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
