import { expect, test } from 'vitest';
import { withDealershipSlug } from './with-dealership-slug.ts';

test.each([
  ['/autohaendler/einst', '/autohaendler/jetzt'],
  ['/autohaendler/einst/info', '/autohaendler/jetzt/info'],
  ['/en/dealership/einst/list-search?farbe=red&farbe=blue', '/en/dealership/jetzt/list-search?farbe=red&farbe=blue'],
  ['/autohaendler/17/fahrzeuge/inserat/17', '/autohaendler/jetzt/fahrzeuge/inserat/17'],
  ['/en/dealership/en/expose/1?_rsc=abc', '/en/dealership/jetzt/expose/1'],
])('%s leads to %s', (asked, expected) => {
  expect(withDealershipSlug(asked, 'jetzt')).toBe(expected);
});
