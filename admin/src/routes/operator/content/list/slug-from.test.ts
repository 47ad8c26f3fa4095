import { expect, test } from 'vitest';
import { slugFrom } from './slug-from.ts';

test.each([
  ['E-Auto im Winter: so viel bleibt', 'e-auto-im-winter-so-viel-bleibt'],
  ['Größe, Maß & Gewicht', 'groesse-mass-gewicht'],
  ['Škoda bis € 15.000', 'skoda-bis-euro-15-000'],
  ['12 Dinge', 'dinge'],
  ['—', ''],
])('%s becomes %s', (title, slug) => expect(slugFrom(title)).toBe(slug));

test('an address is never longer than the contract takes', () => {
  const slug = slugFrom(`${'wort '.repeat(15)}langes-wort`);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/[a-z0-9]$/);
});
