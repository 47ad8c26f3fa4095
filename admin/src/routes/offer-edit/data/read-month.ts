/** A month as people write it (5/2026, 05.2026, 052026, 2026-05), as the contract does; undefined while it is none. */
export function readMonth(text: string): string | undefined {
  const plain = text.trim();
  const [, year, month] =
    plain.match(/^(\d{4})[-/. ](\d{1,2})$/) ??
    swapped(plain.match(/^(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/)) ??
    swapped(plain.match(/^(\d{2})(\d{4})$/)) ??
    [];
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`;
}

function swapped(found: RegExpMatchArray | null): (string | undefined)[] | null {
  return found && [found[0], found[2], found[1]];
}
