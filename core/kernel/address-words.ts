const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** A text as people type it in an address: `Škoda Octavia 2.0 TDI` becomes `skoda-octavia-2-0-tdi`. */
export function addressWords(text: string, maxLength: number): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæøłđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}
