/** Two digits of a year are of this century as far ahead as the field may look, and of the last behind that. */
function fullYear(digits: string, yearsAhead: number): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return 2000 + year > new Date().getFullYear() + yearsAhead ? 1900 + year : 2000 + year;
}

/** A month as `2021-04`: `04/2021`, `4.2021`, `04/21`, `2021-04`, `202104`, or the month of a day; null if there is none. */
export function readMonth(text: string, yearsAhead = 0): string | null {
  const day = readDay(text, yearsAhead);
  if (day !== null) return day.slice(0, 7);
  const [, month, year] = /^(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  if (month && year) return monthOf(fullYear(year, yearsAhead), Number(month));
  const [, first, second] = /^(\d{4})[./-]?(\d{2})$/.exec(text) ?? [];
  return first && second ? monthOf(Number(first), Number(second)) : null;
}

/** A day as `2021-04-30`: `30.04.2021`, `30/04/2021`, `30.04.21`, `2021-04-30`, `20210430`, with or without a time; null if there is none. */
export function readDay(text: string, yearsAhead = 0): string | null {
  const [, year, month, day] = /^(\d{4})(?:-(?=\d\d-)|(?=\d{4}$))(\d{2})-?(\d{2})(?:[T ].{0,30})?$/.exec(text) ?? [];
  if (year && month && day) return dayOf(Number(year), Number(month), Number(day));
  const [, first, second, third] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?: .{0,20})?$/.exec(text) ?? [];
  return first && second && third ? dayOf(fullYear(third, yearsAhead), Number(second), Number(first)) : null;
}

function monthOf(year: number, month: number): string | null {
  if (year < 1800 || year > 2099 || month < 1 || month > 12) return null;
  return `${year}-${String(month).padStart(2, '0')}`;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const written = monthOf(year, month);
  return isReal && written !== null ? `${written}-${String(day).padStart(2, '0')}` : null;
}
