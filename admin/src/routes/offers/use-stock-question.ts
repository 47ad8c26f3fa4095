import { useNavigate, useSearch } from '@tanstack/react-router';
import type { StockQuestion } from '#domain/dealership/stock.ts';
import { readStockQuestion, searchOf } from './stock-address.ts';

export type ShowStock = (change: Partial<StockQuestion>, options?: { replace: boolean }) => void;

/** What the page shows stands in its address: it can be shared, saved and gone back to. A new filter begins at page one. */
export function useStockQuestion(): { question: StockQuestion; show: ShowStock } {
  const question = readStockQuestion(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show: ShowStock = (change, { replace } = { replace: change.page === undefined }) => {
    const next = { ...question, page: 1, ...change };
    void navigate({ to: '.', search: searchOf(next), replace, resetScroll: false });
  };
  return { question, show };
}
