// @vitest-environment jsdom
import { CheckboxList } from '@kardan/ui/forms/checkbox-list.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigationAsked } from '#lib/browser/navigation.ts';
import { FilterForm } from './filter-form.tsx';

const start = '/gebrauchtwagen';

/** Where the form has led, in order. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

const router = {
  push: (address: string) => void asked.push(address),
  replace: (address: string) => void asked.push(address),
} as unknown as AppRouterInstance;

/** The page at an address, as Next brings it. */
function page(query: string, children: ReactNode) {
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <FilterForm id="filter-form" action={start}>
          {children}
        </FilterForm>
      </SearchParamsContext>
    </AppRouterContext>
  );
}

const golf = [
  {
    value: 'volkswagen',
    label: 'Volkswagen',
    checked: true,
    children: [
      { value: 'volkswagen/golf', label: 'Golf', checked: true },
      { value: 'volkswagen/polo', label: 'Polo', checked: true },
    ],
  },
  { value: 'volkswagen-classic', label: 'Volkswagen Classic', checked: true },
];
const makes = <CheckboxList legend="Marke" name="fahrzeug" options={golf} />;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('unticking a make takes its models along, and no other make', () => {
  render(page('', makes));
  fireEvent.click(box('Volkswagen'));
  expect(asked).toEqual([`${start}?fahrzeug=volkswagen-classic`]);
});

test('unticking a model leaves its make and its other models', () => {
  render(page('', makes));
  fireEvent.click(box('Golf'));
  expect(new URL(asked[0] ?? '', 'http://site').searchParams.getAll('fahrzeug')).toEqual([
    'volkswagen',
    'volkswagen/polo',
    'volkswagen-classic',
  ]);
});

test('a make that was unticked before the scripts had come takes its models along as well', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page('', makes));
  box('Volkswagen').checked = false;
  render(page('', makes), { container, hydrate: true });
  expect(asked).toEqual([`${start}?fahrzeug=volkswagen-classic`]);
});

const postcode = (value = '') => <input key="ort" aria-label="PLZ" name="ort" defaultValue={value} />;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'PLZ' });

/** Types into the field, which keeps the focus, and leaves it filled in for good. */
function type(value: string): void {
  field().focus();
  field().value = value;
  fireEvent(field(), new Event('change', { bubbles: true }));
}

test('after Back the postcode field says what the page was asked for, and can be applied once more', () => {
  const { rerender } = render(page('', postcode()));
  type('8010');
  rerender(page('ort=8010', postcode('8010')));
  rerender(page('', postcode()));
  expect(field().value).toBe('');
  type('8010');
  expect(asked).toEqual([`${start}?ort=8010`, `${start}?ort=8010`]);
});

test('a chip that is removed while the answer is awaited wins over what is typed', () => {
  const { rerender } = render(page('treibstoff=diesel', postcode()));
  type('8010');
  rerender(page('', postcode()));
  expect(field().value).toBe('');
});

test('what is being typed while an own answer arrives is not lost, however many are on their way', () => {
  const { rerender } = render(page('', postcode()));
  type('8010');
  type('8020');
  field().value = '50';
  rerender(page('ort=8010', postcode('8010')));
  expect(field().value).toBe('50');
  rerender(page('ort=8020', postcode('8020')));
  expect(field().value).toBe('50');
});

test('what is being typed while a group of filters is brought is not lost', () => {
  const group = <details key="group" data-load-from={`${start}?offen=farbe`} />;
  const { rerender, container } = render(page('', [postcode(), group]));
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  field().focus();
  field().value = '80';
  rerender(page('offen=farbe', [postcode(), group]));
  expect([asked, field().value]).toEqual([[`${start}?offen=farbe`], '80']);
});

test('a filter that is held back is asked for when it is let go', () => {
  let go: (() => void) | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    go = (event as CustomEvent<() => void>).detail;
  };
  document.addEventListener(navigationAsked, hold);
  render(page('', makes));
  fireEvent.click(box('Volkswagen'));
  document.removeEventListener(navigationAsked, hold);
  expect(asked).toEqual([]);
  go?.();
  expect(asked).toEqual([`${start}?fahrzeug=volkswagen-classic`]);
});
