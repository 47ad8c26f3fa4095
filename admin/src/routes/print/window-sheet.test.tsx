// @vitest-environment jsdom
import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { showLanguage } from '#lib/texts/language.ts';
import { WindowSheet } from './window-sheet.tsx';

const dealership = { name: 'Autohaus', street: 'Hauptplatz 1', place: '4020 Linz', phone: null };

function sheet(fields: StockSheet['fields']): string {
  const car = {
    id: 1,
    slug: null,
    state: 'active',
    makeName: 'Škoda',
    modelName: 'Octavia',
    versionName: null,
  } as const;
  return renderToStaticMarkup(<WindowSheet car={{ ...car, fields }} dealership={dealership} size="a4" />);
}

test('a sign is German, whoever prints it', async () => {
  await showLanguage('en');
  const html = sheet({ priceEur: 19_900, fuel: 'petrol', taxation: 'standard' });
  await showLanguage('de-AT');
  expect(html).toContain('Preis inkl. MwSt.');
  expect(html).toContain('Benzin');
  expect(html).toContain('lang="de-AT"');
});

test('only a taxation that is known is told', () => {
  expect(sheet({ priceEur: 19_900 })).not.toContain('MwSt.');
  expect(sheet({ priceEur: 19_900, taxation: 'margin-scheme' })).toContain('Differenzbesteuert');
});
