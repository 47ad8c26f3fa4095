import type { ListingField } from '@kardan/contract/listing-fields';
import { readNumber } from './read-number.ts';

/** What was typed, as the field's value; undefined while it is none that a car can have. */
export function readAnswer(field: ListingField, text: string): string | number | undefined {
  if (field.kind === 'month') return readMonth(text);
  if (field.kind !== 'whole' && field.kind !== 'decimal') return text.trim() || undefined;
  const number = readNumber(text, field.kind === 'decimal');
  return number !== undefined && number >= field.min && number <= field.max ? number : undefined;
}

/** `06/2027`, `6.2027`, `06 27`. */
function readMonth(text: string): string | undefined {
  const match = /^\s*(\d{1,2})\s*[./\s-]\s*(\d{4}|\d{2})\s*$/.exec(text);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = match[2]?.length === 2 ? `20${match[2]}` : match[2];
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;
}
