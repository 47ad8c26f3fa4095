const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€' };

/**
 * A text without markup. Files hold HTML, or Creole (`\\` ends a line, `**` is bold, `----` a rule) where their portal shows it;
 * ours are plain.
 */
export function plainText(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n');
  if (plain.includes('<')) {
    plain = plain
      .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr|hr)\b[^<>]{0,500}>/gi, '\n')
      .replace(/<li\b[^<>]{0,500}>/gi, '• ')
      .replace(/<\/?[a-z][^<>]{0,500}>/gi, '');
  }
  if (plain.includes('&')) plain = plain.replace(/&([a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole);
  if (plain.includes('\\\\')) plain = plain.replaceAll('\\\\', '\n');
  if (plain.includes('**')) plain = plain.replaceAll('**', '');
  if (plain.includes('----')) plain = plain.replace(/-{4,}/g, '\n');
  return plain
    .replace(/[^\P{C}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd().replace(/^[ \t]{0,20}\*[ \t]+/, '• '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
