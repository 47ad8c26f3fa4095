// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Table } from './table.tsx';

beforeEach(() => {
  render(
    <Table
      caption="Bestand"
      rows={[{ id: 7, title: 'VW Golf', price: '€ 24.990' }]}
      keyOf={(car) => car.id}
      columns={[
        { id: 'car', header: 'Fahrzeug', main: true, cell: (car) => car.title },
        { id: 'price', header: 'Preis', sortHref: '?sort=preis', sorted: 'ascending', cell: (car) => car.price },
        { id: 'days', header: 'Tage', sortHref: '?sort=tage', cell: () => '15' },
      ]}
    />,
  );
});
afterEach(cleanup);

it('says by which column it is sorted and which others could sort it', () => {
  const sorts = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
  expect(sorts).toEqual([null, 'ascending', 'none']);
  expect(screen.getByRole('link', { name: 'Tage' }).getAttribute('href')).toContain('sort=tage');
});

it('gives every value but the title its label for the narrow view', () => {
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, 'Preis', 'Tage']);
});
