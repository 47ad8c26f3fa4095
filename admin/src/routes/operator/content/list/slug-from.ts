const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '€': 'euro', '₂': '2' };

/** An address made of a title: `E-Auto im Winter: so viel bleibt` becomes `e-auto-im-winter-so-viel-bleibt`. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[äöüß€₂]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^[^a-z]+|-+$/g, '');
}
