/** One name in a line; empty lines are none. */
export function namesIn(text: string): string[] {
  return text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);
}
