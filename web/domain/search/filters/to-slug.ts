const maxLength = 160;
const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Whether what stands in a path can be the slug of something. */
export function isSlug(text: string): boolean {
  return text !== '' && text.length <= maxLength && toSlug(text) === text;
}

/** A name as addresses write it: "Autohaus Müller, Graz" is `autohaus-mueller-graz`; a slug stays what it is. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}
