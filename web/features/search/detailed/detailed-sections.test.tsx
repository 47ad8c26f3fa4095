// @vitest-environment jsdom

import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { translator } from '@kardan/ui/texts/translator.ts';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { readFilters } from '#domain/search/filters/read-filters.ts';
import { radiusName, urlNamesOf } from '#domain/search/filters/url-names.ts';
import { writeFilters } from '#domain/search/filters/write-filters.ts';
import type { TypedPlace } from '#domain/search/url/search-state.ts';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { DetailedSections } from './detailed-sections.tsx';
import type { DetailedWords } from './detailed-words.ts';
import { filledQuery } from './filled-query.ts';
import { tidyFormData } from './live/tidy-form-data.ts';
import { sectionsOf } from './sections.ts';

afterEach(cleanup);

const texts = { 'de-AT': await loadNamespace('de-AT', 'search'), en: await loadNamespace('en', 'search') };

function wordsIn(locale: Locale): DetailedWords {
  return {
    locale,
    t: translator(locale, texts[locale]),
    makes: new Map([
      ['bmw', 'BMW'],
      ['volkswagen', 'Volkswagen'],
    ]),
    models: new Map([['volkswagen/golf', 'Golf']]),
    regions: new Map([['steiermark', 'Steiermark']]),
    districts: new Map(),
    districtsOf: new Map([['steiermark', new Map([['weiz', 'Weiz']])]]),
  };
}

function formOf(found: SearchFilters, locale: Locale = 'de-AT', typed?: TypedPlace): HTMLFormElement {
  const { container } = render(
    <form>
      <DetailedSections filters={found} filled={filledQuery(found, typed)} words={wordsIn(locale)} />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

/** What the form sends as it stands, and what is left of it once scripts have tidied it. */
function sentBy(form: HTMLFormElement): { plain: URLSearchParams; tidy: string[] } {
  const data = new FormData(form);
  const plain = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  tidyFormData(data, { [radiusName]: filters.place.urlName });
  return { plain, tidy: [...data].map(([name, value]) => `${name}=${value}`).toSorted() };
}

test('every filter of the catalogue is asked for, in exactly one section', () => {
  const sections = [...formOf({}).querySelectorAll('details[id]')];
  const namesIn = (section: Element) =>
    new Set([...section.querySelectorAll('[name]')].map((input) => input.getAttribute('name')));
  for (const name of filterKeys.flatMap(urlNamesOf)) {
    expect(
      sections.filter((section) => namesIn(section).has(name)).map(({ id }) => id),
      name,
    ).toHaveLength(1);
  }
});

test('a filter that nobody has put into a section stands in the last', () => {
  const sections = sectionsOf([...filterKeys, 'towBar' as FilterKey]);
  expect(sections.at(-1)).toEqual({ name: 'more', keys: ['towBar'] });
});

const everything: SearchFilters = {
  category: ['used', 'new'],
  vehicles: ['bmw', 'volkswagen/golf', 'no-longer/sold', 'a', 'b/c'],
  excludedVehicles: ['volkswagen/golf'],
  priceEur: { from: 1_500, to: 1_015_000 },
  mileageKm: { to: 85_400 },
  firstRegistration: { from: '2018-03', to: '2020-12' },
  fuel: ['diesel', 'electric'],
  consumptionL: { from: 3, to: 4.5 },
  metallic: true,
  inspectionMonths: 0,
  equipment: [...filters.equipment.values],
  dealership: ['autohaus-muster-graz'],
  region: ['steiermark', 'atlantis'],
  district: ['weiz', 'no-such-district'],
  place: { postcode: '8010', radiusKm: 37 },
  daysOnline: 7,
  text: 'Nichtraucher & „mehr“',
};

test.each<Locale>(['de-AT', 'en'])('the form filled from an address sends that address (%s)', (locale) => {
  const asked = writeFilters(everything);
  const { plain, tidy } = sentBy(formOf(everything, locale));
  expect(tidy).toEqual(asked.map(([name, value]) => `${name}=${value}`).toSorted());
  // Without scripts it is longer and means the same.
  expect(writeFilters(readFilters(plain))).toEqual(asked);
});

test('a town that was typed stands in the form that is filled from its address, and takes letters', () => {
  const form = formOf({ fuel: ['diesel'] }, 'de-AT', { name: 'Graz', radiusKm: 20 });
  expect(sentBy(form).tidy).toEqual(['ort=Graz', 'treibstoff=diesel', 'umkreis=20']);
  expect(form.querySelector('input[name=ort]')?.getAttribute('inputmode')).toBeNull();
});

test('an untouched form asks for nothing', () => {
  expect(sentBy(formOf({})).tidy).toEqual([]);
});

test('any ranges and lists survive being shown in the form', () => {
  const arbitrary = fc.record(
    {
      priceEur: fc.tuple(fc.nat(5_000_000), fc.nat(5_000_000)).map(([from, more]) => ({ from, to: from + more })),
      consumptionL: fc.integer({ min: 0, max: 990 }).map((tenths) => ({ to: tenths / 10 })),
      owners: fc.nat(30).map((from) => ({ from })),
      colour: fc.uniqueArray(fc.constantFrom(...filters.colour.values), { minLength: 1 }),
      firstRegistration: fc
        .tuple(fc.integer({ min: 1885, max: 2030 }), fc.integer({ min: 1, max: 12 }))
        .map((when) => ({
          from: when.map((part) => String(part).padStart(2, '0')).join('-'),
        })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(arbitrary, fc.constantFrom<Locale>('de-AT', 'en'), (found, locale) => {
      const { plain, tidy } = sentBy(formOf(found, locale));
      expect(tidy).toEqual(
        writeFilters(found)
          .map(([name, value]) => `${name}=${value}`)
          .toSorted(),
      );
      expect(writeFilters(readFilters(plain))).toEqual(writeFilters(found));
      cleanup();
    }),
    { numRuns: 6 },
  );
});
