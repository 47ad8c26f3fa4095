import { readingBounds } from './reading-bounds.ts';

/** An object without a prototype: headings are a stranger's words, and `__proto__` is one. */
export function emptyValues(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

/** Keeps a value that says something, as a text that the database takes; of two columns of one name the first counts. */
export function keepValue(values: Record<string, string>, heading: string, value: string): void {
  if (heading === '' || values[heading] !== undefined) return;
  const kept = storable(
    value.length > readingBounds.valueSigns ? value.slice(0, readingBounds.valueSigns) : value,
  ).trim();
  if (kept !== '') values[heading] = kept;
}

/** Without what PostgreSQL refuses: NUL, and halves of signs. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/** A number as a text in which no point can be taken for one of thousands. */
export function numberText(number: number): string {
  const text = String(number);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
