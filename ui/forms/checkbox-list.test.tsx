// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckboxList, type CheckboxOption } from './checkbox-list.tsx';

afterEach(cleanup);

const show = (options: CheckboxOption[], visibleCount?: number) =>
  render(
    <form>
      <CheckboxList
        legend="Kraftstoff"
        name="treibstoff"
        options={options}
        visibleCount={visibleCount}
        moreLabel="weitere"
      />
    </form>,
  );
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('sends what is ticked in a plain form', () => {
  show([
    { value: 'diesel', label: 'Diesel', count: 5 },
    { value: 'petrol', label: 'Benzin', count: 3, checked: true },
  ]);
  fireEvent.click(box(/Diesel/));
  expect(new FormData(document.forms[0]).getAll('treibstoff')).toEqual(['diesel', 'petrol']);
});

it('bars an option without cars, but never one that is chosen: it could not be undone', () => {
  show([
    { value: 'hydrogen', label: 'Wasserstoff', count: 0 },
    { value: 'cng', label: 'Erdgas', count: 0, checked: true },
  ]);
  expect(box(/Wasserstoff/).disabled).toBe(true);
  expect(box(/Erdgas/).disabled).toBe(false);
});

it('shows a dash on a make of which only some models are chosen', () => {
  show([
    {
      value: 'volkswagen',
      label: 'Volkswagen',
      children: [
        { value: 'volkswagen/golf', label: 'Golf', checked: true },
        { value: 'volkswagen/passat', label: 'Passat' },
      ],
    },
  ]);
  expect(box(/Volkswagen/).indeterminate).toBe(true);
  expect(box(/Volkswagen/).checked).toBe(false);
});

it('follows the page when it comes back with another choice, and keeps the focus', () => {
  const { rerender } = show([{ value: 'diesel', label: 'Diesel', checked: true }]);
  const before = box(/Diesel/);
  before.focus();
  rerender(
    <form>
      <CheckboxList legend="Kraftstoff" name="treibstoff" options={[{ value: 'diesel', label: 'Diesel' }]} />
    </form>,
  );
  expect(box(/Diesel/).checked).toBe(false);
  expect(document.activeElement).toBe(before);
});

it('opens the rest at once when something in it is chosen', () => {
  const { container } = show(
    [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B', checked: true },
    ],
    1,
  );
  expect(container.querySelector('details')?.open).toBe(true);
});
