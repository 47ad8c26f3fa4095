const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', š: 's', é: 'e', è: 'e', ë: 'e', ô: 'o' };

/** A text as part of an address: `Škoda Octavia 2.0 TDI` becomes `skoda-octavia-2-0-tdi`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßšéèëô]/g, (letter) => letters[letter] as string)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
