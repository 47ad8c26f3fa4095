import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { stockKey } from '#domain/dealership/stock.ts';
import type { MovableState } from '#domain/listing/state-moves.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What is done with one car of the table; a new state is taken back by its toast. */
export function useRowActs({ id, state: former }: StockRow, name: string) {
  const t = useTexts('stock');
  const c = useTexts('common');
  const { slug } = useDealership();
  const navigate = useNavigate();
  const params = { dealershipId: slug, listingId: String(id) };
  const stale = [stockKey(slug), ['own-listing', slug, String(id)]];
  const move = useChange((state: MovableState) => api.moveListing({ params, body: { state } }), { stale });
  const copy = useChange(
    () => api.createListing({ params: { dealershipId: slug }, body: { key: crypto.randomUUID(), copyOf: id } }),
    { stale, onDone: (created) => void navigate({ href: dealershipPath(slug, `offers/${created.id}/edit`) }) },
  );
  return {
    copy: () => copy.mutate(undefined),
    move: (state: MovableState) =>
      move.mutate(state, {
        onSuccess: () =>
          showToast({
            text: t(`moved.${state}`, { name }),
            ...(isMovable(former) && { undo: { label: c('undo'), run: () => move.mutate(former) } }),
          }),
      }),
  };
}

function isMovable(state: string): state is MovableState {
  return ['active', 'reserved', 'sold', 'withdrawn'].includes(state);
}
