import { readFileSync } from 'node:fs';
import { searchRequest } from '@kardan/contract/calls/search/search';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type CarKind, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { qualityParts } from '@kardan/contract/quality-score';
import { sortOf } from '@kardan/core/search/query/listing-sort';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../docs/ranking.md', import.meta.url), 'utf8');

/** The rows of the page's table that begins with this column. */
function tableOf(firstColumn: string): string[][] {
  const lines = page.slice(page.indexOf(`| ${firstColumn} |`)).split('\n');
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const askedOf: Record<CarKind, string> = {
  'every-car': 'every car',
  registered: 'registered cars',
  'burns-fuel': 'cars that burn fuel',
  'has-cylinders': 'cars with cylinders',
  charges: 'cars that charge',
  'sold-as-new': 'cars sold as new',
};

const scored = listingFieldKeys.filter((key) => listingField(key).points !== undefined);

test('the page of ranking names every detail that has points, with how many and which cars it is asked of', () => {
  const rows = scored.map((key) => {
    const { points, appliesTo = 'every-car' } = listingField(key);
    return [listingFieldLabels.en[key], String(points), askedOf[appliesTo]];
  });
  expect(tableOf('detail')).toEqual(rows);
});

test('its parts and its formula are those of the score', () => {
  const { pictures, details, equipment, description } = qualityParts;
  expect(tableOf('part')).toEqual([
    ['pictures', `${pictures.points}`, `${pictures.fullAt}`],
    ['details', `${details.points}`, 'every detail that applies'],
    ['equipment', `${equipment.points}`, `${equipment.fullAt}`],
    ['description', `${description.points}`, `${description.fullAtCharacters} characters`],
  ]);
  expect(page).toContain(`score = ${pictures.points} × min(1, pictures / ${pictures.fullAt})`);
  expect(page).toContain(`+ ${details.points} × points of the details told`);
  expect(page).toContain(`+ ${equipment.points} × min(1, pieces of equipment / ${equipment.fullAt})`);
  expect(page).toContain(
    `+ ${description.points} × min(1, characters of the description / ${description.fullAtCharacters})`,
  );
});

test('the usual order looks at the score, then at the day of publication, and no other', () => {
  const { sort } = sortOf(searchRequest.parse({}), { today: '2026-11-16', place: null });
  expect(sort).toEqual([{ qualityScore: 'desc' }, { publishedAt: 'desc' }, { id: 'desc' }]);
  expect(tableOf('order')[0]).toEqual([
    'usual',
    'quality score, highest first',
    'newest publication, then highest number of the listing',
  ]);
});

test('no amount of money has points', () => {
  const money = scored.filter((key) => {
    const field = listingField(key);
    return 'unit' in field && field.unit === '€';
  });
  expect(money).toEqual([]);
});
