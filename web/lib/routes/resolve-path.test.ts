import { expect, test } from 'vitest';
import { href } from './href.ts';
import { localePrefixes } from './locale-prefixes.ts';
import { builtInPatterns, localisedPatterns } from './localised-patterns.ts';
import { resolvePath } from './resolve-path.ts';
import { routeNames, routes } from './route-table.ts';

test.each([
  ['/', 'home'],
  ['/gebrauchtwagen', 'usedCars'],
  ['/gebrauchtwagen/kombi', 'usedCarsEstate'],
  ['/gebrauchtwagen/volkswagen', 'usedCarsMake'],
  ['/gebrauchtwagen/volkswagen/kombi', 'usedCarsMakeEstate'],
  ['/gebrauchtwagen/volkswagen/golf', 'usedCarsModel'],
  ['/gebrauchtwagen/volkswagen/golf/kombi', 'usedCarsModelEstate'],
  ['/autohaendler/marke', 'dealershipMakes'],
  ['/autohaendler/marke/bmw', 'dealershipsOfMake'],
  ['/autohaendler/auto-huber/info', 'dealershipInfo'],
  ['/autohaendler/auto-huber/bmw', 'dealershipMake'],
  ['/autohaendler/auto-huber/fahrzeuge/inserat/bilder/7', 'dealershipListSearchGallery'],
  ['/vw-golf-2-0-tdi-4711', 'singleOffer'],
  ['/en', 'home'],
  ['/en/used-cars/estate', 'usedCarsEstate'],
  ['/en/vw-golf-2-0-tdi-4711', 'singleOffer'],
])('%s is the page %s', (path, name) => {
  expect(resolvePath(path)).toMatchObject({ kind: 'page', name });
});

test.each([
  ['/used-cars', '/gebrauchtwagen'],
  ['/used-cars.html', '/gebrauchtwagen'],
  ['/used-cars/volkswagen/golf/estate.html', '/gebrauchtwagen/volkswagen/golf/kombi'],
  ['/gebrauchtwagen/volkswagen.html', '/gebrauchtwagen/volkswagen'],
  ['/gebrauchtwagen/', '/gebrauchtwagen'],
  ['//gebrauchtwagen', '/gebrauchtwagen'],
  ['/offers/search/detailed-search', '/angebote/suche/detailsuche'],
  ['/dealership-admin/', '/dealership-admin'],
  ['/en/', '/en'],
  ['/en/used-cars.html', '/en/used-cars'],
  ['/vw-golf-4711.html', '/vw-golf-4711'],
])('%s leads to %s in one step', (path, target) => {
  expect(resolvePath(path)).toMatchObject({ kind: 'redirect', path: target });
  expect(resolvePath(target)).toMatchObject({ kind: 'page' });
});

test.each(['/gibt/es/nicht', '/gebrauchtwagen/a/b/c/d', '/portal/gibt-es-nicht', '/en/gibt/es/nicht'])(
  '%s is no page',
  (path) => {
    expect(resolvePath(path)).toMatchObject({ kind: 'not-found' });
  },
);

test('the name without a page is never found', () => {
  expect(resolvePath('/#')).toMatchObject({ name: 'singleOffer' });
  expect(routeNames).not.toContain('carsSearch');
  expect(Object.keys(routes)).toContain('carsSearch');
});

test.each(['de-AT', 'en'] as const)('in %s every page is found at its own address and nowhere else twice', (locale) => {
  for (const name of routeNames) {
    const params = Object.fromEntries(
      localisedPatterns[locale][name].segments
        .filter(({ isParam }) => isParam)
        .map((segment) => [segment.name, `ein-${segment.name.toLowerCase()}`]),
    );
    const address = href(locale, name, params as never);
    expect(resolvePath(address), address).toMatchObject({ kind: 'page', locale, name });
  }
});

test.each(['de-AT', 'en'] as const)(
  'in %s a path in which any fixed segments are the built-in ones leads to the page’s own address in one step',
  (locale) => {
    for (const name of routeNames) {
      const own = localisedPatterns[locale][name].segments;
      const builtIn = builtInPatterns[name].segments;
      for (let choice = 0; choice < 2 ** own.length; choice++) {
        const segments = own.map((segment, index) => {
          if (segment.isParam) return `ein-${segment.name.toLowerCase()}`;
          return (choice >> index) & 1 ? builtIn[index]?.name : segment.name;
        });
        const address = `${localePrefixes[locale]}/${segments.join('/')}`.replace(/(?<=.)\/$/, '');
        const resolved = resolvePath(address);
        expect(resolved, address).toMatchObject({ kind: expect.stringMatching(/page|redirect/), name });
        if (resolved.kind === 'redirect') expect(resolvePath(resolved.path)).toMatchObject({ kind: 'page', name });
      }
    }
  },
);

test.each(['de-AT', 'en'] as const)('in %s no page takes a word of another page’s path for a name', (locale) => {
  const families = Object.groupBy(routeNames, (name) => routes[name].split('/')[1] ?? '');
  for (const family of Object.values(families)) {
    for (const name of family ?? []) {
      const own = localisedPatterns[locale][name].segments;
      for (const [index, { isParam }] of own.entries()) {
        const words = (family ?? []).flatMap((other) => {
          const segment = builtInPatterns[other].segments[index];
          const prefix = builtInPatterns[other].segments.slice(0, index);
          const isSibling = prefix.every(
            (each, at) => each.isParam || each.name === builtInPatterns[name].segments[at]?.name,
          );
          return isParam && segment && !segment.isParam && isSibling ? [segment.name] : [];
        });
        for (const word of words) {
          const segments = own.map((each, at) => (at === index ? word : each.isParam ? 'ein-name' : each.name));
          const address = `${localePrefixes[locale]}/${segments.join('/')}`;
          const resolved = resolvePath(address);
          if (resolved.kind === 'page') expect(resolved.name, address).not.toBe(name);
        }
      }
    }
  }
});

test.each(['de-AT', 'en'] as const)('in %s no first word of any page’s path is taken for a car', (locale) => {
  for (const name of routeNames) {
    const word = builtInPatterns[name].segments[0];
    if (!word || word.isParam) continue;
    const resolved = resolvePath(`${localePrefixes[locale]}/${word.name}`);
    if (resolved.kind !== 'not-found') expect(resolved.name, word.name).not.toBe('singleOffer');
  }
});

test.each([
  ['/gebrauchtwagen/estate', '/gebrauchtwagen/kombi'],
  ['/gebrauchtwagen/audi/estate', '/gebrauchtwagen/audi/kombi'],
  ['/autohaendler/make/audi', '/autohaendler/marke/audi'],
  ['/autohaendler/auto-huber/list-search', '/autohaendler/auto-huber/fahrzeuge'],
  ['/dealership/auto-huber/fahrzeuge/expose/7', '/autohaendler/auto-huber/fahrzeuge/inserat/7'],
])('%s is half translated and leads to %s', (path, target) => {
  expect(resolvePath(path)).toMatchObject({ kind: 'redirect', path: target });
});

test.each(['/autohaendler/auto-huber/expose', '/autohaendler/auto-huber/suche', '/angebote', '/portal', '/en/offers'])(
  '%s is only the beginning of a page’s path',
  (path) => {
    expect(resolvePath(path)).toMatchObject({ kind: 'not-found' });
  },
);

test('values are encoded in an address', () => {
  expect(href('de-AT', 'usedCarsMake', { make: 'a/b?c' })).toBe('/gebrauchtwagen/a%2Fb%3Fc');
  expect(href('en', 'usedCarsModel', { make: 'bmw', model: '3er' })).toBe('/en/used-cars/bmw/3er');
});

test('a page or parameter that does not exist is a type error', () => {
  // @ts-expect-error there is no such page
  const noPage = () => href('de-AT', 'usedBoats');
  // @ts-expect-error the placeholder is never linked
  const placeholder = () => href('de-AT', 'carsSearch');
  // @ts-expect-error the make is missing
  const noMake = () => href('de-AT', 'usedCarsMake', {});
  // @ts-expect-error the page takes no such parameter
  const other = () => href('de-AT', 'usedCarsMake', { make: 'bmw', model: 'x5' });
  expect([noPage, placeholder, noMake, other]).toHaveLength(4);
});
