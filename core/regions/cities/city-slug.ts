const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** A city's slug when none is given: its name as people type it in an address, and the postcode that tells twins apart. */
export function citySlug(name: string, postcode: string): string {
  const words = name
    .toLowerCase()
    .replace(/[äöüßæøłđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 150)
    .replace(/-$/, '');
  const slug = words === '' ? postcode : `${words}-${postcode}`;
  return /[a-z]/.test(words) ? slug : `ort-${slug}`;
}
