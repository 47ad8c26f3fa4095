import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { stockKey } from '#domain/dealership/stock.ts';
import { answersAbout, ownListingQuery } from '#domain/listing/own-listing.ts';
import type { MovableState } from '#domain/listing/state-moves.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { doUndoably } from '#lib/undo/undoable.ts';
import { useEditor } from '../saving/use-editor.ts';

type Movable = MovableState | 'draft';

/** What can be done with the whole car; each can be taken back. */
export function useCarActs() {
  const t = useTexts('car');
  const c = useTexts('common');
  const { id, car, queue, take } = useEditor();
  const navigate = useNavigate();
  const [isDiscarding, setDiscarding] = useState(false);
  const stock = dealershipPath(id.dealershipId, 'offers');
  const move = useChange((state: Movable) => api.moveListing({ params: id, body: { state } }), { onDone: take });
  const copy = useChange(
    () =>
      api.createListing({
        params: { dealershipId: id.dealershipId },
        body: { key: crypto.randomUUID(), copyOf: car.id },
      }),
    {
      stale: [stockKey(id.dealershipId)],
      onDone: ({ id: copyId }) => {
        showToast({ text: t('act.copied') });
        void navigate({ href: `${stock}/${copyId}/edit` });
      },
    },
  );
  const discard = useChange(() => api.discardListingChanges({ params: id, keepalive: true }), {
    stale: [ownListingQuery(id).queryKey, ...answersAbout(id)],
    onDone: () => {
      queue.drop();
      setDiscarding(false);
    },
    onFailed: () => setDiscarding(false),
  });
  const remove = useChange(() => api.withdrawListing({ params: id, keepalive: true }), {
    stale: [stockKey(id.dealershipId)],
  });
  return {
    isMoving: move.isPending,
    isDiscarding,
    move: (state: Movable) => {
      const former = car.state;
      move.mutate(state, {
        onSuccess: () =>
          showToast({
            text: t(`act.moved.${state}`),
            ...(isMovable(former) && { undo: { label: c('undo'), run: () => move.mutate(former) } }),
          }),
      });
    },
    copy: () => copy.mutate(undefined),
    discard: () => {
      setDiscarding(true);
      doUndoably({
        text: t('act.discarded'),
        undoLabel: c('undo'),
        run: () => discard.mutateAsync(undefined),
        undo: () => setDiscarding(false),
      });
    },
    remove: () => {
      queue.drop();
      void navigate({ href: stock });
      doUndoably({
        text: t('act.deleted'),
        undoLabel: c('undo'),
        run: () => remove.mutateAsync(undefined),
        undo: () => void navigate({ href: `${stock}/${id.listingId}/edit` }),
      });
    },
  };
}

function isMovable(state: string): state is Movable {
  return state !== 'expired' && state !== 'blocked';
}
