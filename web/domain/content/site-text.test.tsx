import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headingId, headingsOf } from './headings.ts';
import { ownPath } from './read-site-text.ts';
import { SiteText } from './site-text.tsx';

const html = (markdown: string, locale: 'de-AT' | 'en' = 'de-AT') =>
  renderToStaticMarkup(<SiteText markdown={markdown} locale={locale} />);

test.each([
  ['## Was es kostet', '<h2 id="was-es-kostet">Was es kostet</h2>'],
  ['### Öl & Räder', '<h3 id="oel-raeder">Öl &amp; Räder</h3>'],
  ['[Suche](/used-cars/skoda)', '<p><a href="/gebrauchtwagen/skoda">Suche</a></p>'],
  ['[Recht](https://www.ris.bka.gv.at/)', '<p><a href="https://www.ris.bka.gv.at/" rel="noopener">Recht</a></p>'],
  ['[Nirgends](/gibt/es/nicht/hier)', '<p>Nirgends</p>'],
  ['[Böse](javascript:alert(1))', '<p>Böse</p>'],
  ['[Fremd](//evil.example)', '<p>Fremd</p>'],
  ['<b onclick="x()">fett</b>', '<p>fett</p>'],
  ['![x](https://evil.example/x.png)', '<p>x</p>'],
])('%j is shown as %s', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

test('a table has heads that readers of the screen hear, and numbers to the right', () => {
  const table = html('| Jahr | Abzug |\n| --- | ---: |\n| 2026 | **91** g |');
  expect(table).toContain('<th scope="col">Jahr</th><th scope="col" data-kind="number">Abzug</th>');
  expect(table).toContain('<td>2026</td><td data-kind="number"><strong>91</strong> g</td>');
});

test('paths are those of the language', () => {
  expect(ownPath('/magazine/nova', 'de-AT')).toBe('/magazin/nova');
  expect(ownPath('/magazine/nova', 'en')).toBe('/en/magazine/nova');
  expect(ownPath('/used-cars?preis-bis=5000', 'de-AT')).toBe('/gebrauchtwagen?preis-bis=5000');
  expect(ownPath('/used-cars"onclick=', 'de-AT')).toBeUndefined();
});

test('a table of contents names main headings as the text does', () => {
  const blocks = [
    { kind: 'text' as const, markdown: 'Vorspann\n\n## Erstens\n\n### Klein' },
    { kind: 'key' as const, value: '5 g', text: 'je Stufe' },
    { kind: 'text' as const, markdown: '## Was **ab** 155 g passiert' },
  ];
  expect(headingsOf(blocks, 'de-AT')).toEqual([
    { id: 'erstens', text: 'Erstens' },
    { id: headingId('Was ab 155 g passiert'), text: 'Was ab 155 g passiert' },
  ]);
});
