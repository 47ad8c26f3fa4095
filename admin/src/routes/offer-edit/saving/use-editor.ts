import type { EditableFieldKey, EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { answersAbout, type CarId, ownListingQuery } from '#domain/listing/own-listing.ts';
import { api } from '#lib/api/api.ts';
import { keptOnDevice } from '#lib/form/draft.ts';
import { useConfirmed } from '../check/use-confirmed.ts';
import type { Edits } from './merge-edits.ts';
import { createSaveQueue, type QueueState, type SaveQueue } from './save-queue.ts';

/** One car in the hands of one person. */
export interface Editor {
  id: CarId;
  /** As the server knows it. */
  car: OwnListing;
  /** As it stands on the screen: with what is not saved yet. */
  fields: EditableFields;
  edit: <K extends EditableFieldKey>(key: K, value: EditableFields[K]) => void;
  save: QueueState;
  queue: SaveQueue;
  /** Takes an answer that is the car itself, and has everything said about it asked for again. */
  take: (car: OwnListing) => void;
  /** Doubts that somebody has answered. */
  confirmed: ReturnType<typeof useConfirmed>;
  isReadOnly: boolean;
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

/** The car that the page is about; only below the page's editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor is for parts of the editor');
  return editor;
}

export function useNewEditor(id: CarId, car: OwnListing, isReadOnly: boolean): Editor {
  const client = useQueryClient();
  const { id: accountId } = useAccount();
  const { dealershipId, listingId } = id;
  const [{ queue, take }] = useState(() => {
    const own = { dealershipId, listingId };
    const { queryKey } = ownListingQuery(own);
    const takeAnswer = (answer: OwnListing) => {
      client.setQueryData(queryKey, answer);
      for (const stale of answersAbout(own)) void client.invalidateQueries({ queryKey: stale });
    };
    return {
      take: takeAnswer,
      queue: createSaveQueue({
        current: () => client.getQueryData(queryKey) ?? car,
        send: ({ mine, before }) => api.saveListing({ params: own, body: { fields: mine, before } }),
        load: () => api.ownListing({ params: own }),
        onAnswer: takeAnswer,
        kept: keptOnDevice<Edits>(`car:${accountId}:${listingId}`),
      }),
    };
  });
  const confirmed = useConfirmed(listingId);
  const save = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => queue.start(), [queue]);
  return useMemo(
    () => ({
      id: { dealershipId, listingId },
      car,
      fields: { ...car.fields, ...save.edits.mine },
      edit: queue.edit,
      save,
      queue,
      take,
      confirmed,
      isReadOnly,
    }),
    [dealershipId, listingId, car, save, queue, take, confirmed, isReadOnly],
  );
}
