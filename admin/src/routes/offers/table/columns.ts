import type { StockSort } from '@kardan/contract/values/stock';
import { useState } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { stored } from '#lib/browser/stored.ts';

/** Columns beside the car itself, in their order; each with what it is sorted by. */
export const stockColumns = {
  price: 'price',
  rating: 'price-position',
  days: 'days-in-stock',
  views: 'views',
  inquiries: 'inquiries',
  pictures: 'pictures',
  mileage: 'mileage',
  registration: 'first-registration',
  state: undefined,
  score: 'score',
  changed: 'changed',
} as const satisfies Record<string, StockSort | undefined>;
export type StockColumn = keyof typeof stockColumns;
export const stockColumnNames = Object.keys(stockColumns) as StockColumn[];

/** The most on top, or the first letter, or the lowest price. */
export function firstOrder(sort: StockSort): 'asc' | 'desc' {
  return sort === 'title' || sort === 'price' ? 'asc' : 'desc';
}

const usual: readonly StockColumn[] = ['price', 'rating', 'days', 'views', 'inquiries', 'state', 'score'];

export interface ColumnsChosen {
  chosen: readonly StockColumn[];
  choose: (columns: readonly StockColumn[]) => void;
}

/** Which columns somebody wants to see, kept on the device. */
export function useColumns(): ColumnsChosen {
  const place = stored('local', `stock-columns:${useAccount().id}`);
  const [chosen, setChosen] = useState(() => readColumns(place.read()));
  return {
    chosen,
    choose: (columns) => {
      const inOrder = stockColumnNames.filter((name) => columns.includes(name));
      place.write(inOrder.join(' '));
      setChosen(inOrder);
    },
  };
}

function readColumns(text: string | undefined): readonly StockColumn[] {
  if (text === undefined) return usual;
  const words = text.split(' ');
  return stockColumnNames.filter((name) => words.includes(name));
}
