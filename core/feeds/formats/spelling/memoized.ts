/** Remembers what was made of a text: a file says the same things in every line. What it says is a stranger's, so it is bounded. */
export function memoized<T>(compute: (text: string) => T, max = 5000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= max) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
