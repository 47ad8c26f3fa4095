// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const makes = ['Škoda', 'Seat', 'Audi', 'Volkswagen', 'Austin'].map((label) => ({ value: label.toLowerCase(), label }));
const onSelect = vi.fn();
const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  render(
    <form onSubmit={onSubmit}>
      <Combobox
        label="Marke"
        name="marke"
        items={makes}
        onSelect={onSelect}
        listLabel="Vorschläge"
        countText="{count} Vorschläge"
      />
    </form>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Marke' });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('finds a make without its accents and lists those that begin with the text first', () => {
  type('skoda');
  expect(options()).toEqual(['Škoda']);
  type('a');
  expect(options()).toEqual(['Audi', 'Austin', 'Škoda', 'Seat', 'Volkswagen']);
});

it('marks suggestions by arrow keys, tells the input which, and takes one on Enter without sending the form', () => {
  type('au');
  press('ArrowDown');
  press('ArrowDown');
  const marked = screen.getByRole('option', { selected: true });
  expect(marked.textContent).toBe('Austin');
  expect(input().getAttribute('aria-activedescendant')).toBe(marked.id);
  const notPrevented = press('Enter');
  expect(notPrevented).toBe(false);
  expect(input().value).toBe('Austin');
  expect(onSelect).toHaveBeenCalledWith({ value: 'austin', label: 'Austin' });
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

it('leaves Enter to the form while no suggestion is marked: free text counts', () => {
  type('Wartburg');
  expect(press('Enter')).toBe(true);
  expect(new FormData(input().form ?? undefined).get('marke')).toBe('Wartburg');
});

it('closes on Escape and keeps the text', () => {
  type('au');
  press('Escape');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(input().value).toBe('au');
});

it('closes when the focus leaves', () => {
  type('au');
  act(() => input().focus());
  fireEvent.blur(input());
  expect(options()).toEqual([]);
});

it('says how many suggestions there are', () => {
  type('au');
  expect(screen.getByText('2 Vorschläge').getAttribute('aria-live')).toBe('polite');
});
