// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const labels = { nav: 'Seiten', previous: 'Zurück', next: 'Weiter', page: (page: number) => `Seite ${page}` };
const show = (page: number, lastPage: number) =>
  render(<Pagination page={page} lastPage={lastPage} hrefOf={(to) => `/autos?seite=${to}`} labels={labels} />);

it('leads one page back and on, and names the page one is on', () => {
  show(3, 9);
  expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/autos?seite=2');
  expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/autos?seite=4');
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Seite 3');
});

it('does not lead beyond the ends', () => {
  show(1, 1);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
