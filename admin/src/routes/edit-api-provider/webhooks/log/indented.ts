/** JSON as people read it; anything else, and JSON cut off in the middle, as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
