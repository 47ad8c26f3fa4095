// @vitest-environment jsdom
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { translator } from '@kardan/ui/texts/translator.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readFilters, readTypedPlace } from '#domain/search/filters/read-filters.ts';
import type { TypedPlace } from '#domain/search/url/search-state.ts';
import german from '#locales/de-AT/search.json' with { type: 'json' };
import type { PanelProps } from './panel-props.ts';
import { PlaceFields } from './place-fields.tsx';
import { YearFields } from './year-fields.tsx';

afterEach(cleanup);

const none = new Map<string, string>();

function panelWith(filters: SearchFilters, typedPlace?: TypedPlace): HTMLFormElement {
  const props: PanelProps = {
    state: { filters, typedPlace, sort: 'relevance', view: 'list', page: 1, limit: 20 },
    facets: {},
    words: {
      locale: 'de-AT',
      t: translator('de-AT', german),
      makes: none,
      models: none,
      regions: none,
      districts: none,
    },
  };
  const { container } = render(
    <form>
      <PlaceFields {...props} />
      <YearFields {...props} />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

/** What the form sends, with what its fields make of it. */
function sentBy(form: HTMLFormElement): URLSearchParams {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]));
}

test.each<SearchFilters>([
  { place: { postcode: '8010', radiusKm: 25 }, firstRegistration: { from: '2021-11' } },
  { place: { postcode: '8010', radiusKm: 37 }, firstRegistration: { from: '2018-03', to: '2021-06' } },
  { place: { postcode: '8010', radiusKm: 300 }, firstRegistration: { from: '2018-01', to: '2021-12' } },
])('the panel sends radius and months as they came: %j', (filters) => {
  expect(readFilters(sentBy(panelWith(filters)))).toEqual(filters);
});

test('what was typed in place of a postcode stays in the field, with its radius', () => {
  const typed = { name: 'Graz', radiusKm: 20 };
  expect(readTypedPlace(sentBy(panelWith({}, typed)))).toEqual(typed);
});

test('the field for a place takes the name of a town on every keyboard', () => {
  panelWith({});
  expect(screen.getByRole('textbox', { name: 'PLZ oder Ort' }).getAttribute('inputmode')).toBeNull();
});

test('a radius that is not among the usual ones stands in its place', () => {
  panelWith({ place: { postcode: '8010', radiusKm: 25 } });
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('25');
  const offered = [...select.options].map(({ value }) => Number(value));
  expect(offered).toEqual(offered.toSorted((a, b) => a - b));
});

test('a year that is chosen instead is sent without the former one’s month', () => {
  const form = panelWith({ firstRegistration: { from: '2021-11', to: '2023-05' } });
  const from = form.querySelector('input[name=ez-von]') as HTMLInputElement;
  fireEvent.change(from, { target: { value: '2019' } });
  fireEvent.blur(from);
  expect(readFilters(sentBy(form)).firstRegistration).toEqual({ from: '2019-01', to: '2023-05' });
});
