import { expect, test } from 'vitest';
import { readState } from '#domain/search/url/read-state.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { withTown } from './typed-town.ts';

const read = (query: string) => ({ ...readState({ section: 'used' }, new URLSearchParams(query)), page: 1 });
const graz = { postcode: '8010', radiusKm: 20 };

test('every link of a page that was asked for by a town has its postcode, and the order by distance', () => {
  const state = withTown(read('ort=Graz+20+km&treibstoff=diesel&sort=distance'), graz);
  expect(state.typedPlace).toBeUndefined();
  expect(searchAddress('de-AT', state)).toBe('/gebrauchtwagen?treibstoff=diesel&ort=8010&umkreis=20&sort=distance');
});

test('around what nobody knows nothing is ordered by distance, and the words stay', () => {
  const typedPlace = { name: 'Hintertupfingen', radiusKm: 50 };
  const unknown = (sort: string) => withTown(read(`ort=Hintertupfingen&sort=${sort}`), undefined);
  expect(unknown('distance')).toMatchObject({ typedPlace, sort: 'relevance' });
  expect(unknown('newest')).toMatchObject({ typedPlace, sort: 'newest' });
});

test('a search around a postcode stays as it is', () => {
  const state = read('ort=8010&sort=distance');
  expect(withTown(state, undefined)).toBe(state);
});
