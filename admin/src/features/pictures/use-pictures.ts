import type { OwnListing, OwnPicture, PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { answersAbout, ownListingQuery } from '#domain/listing/own-listing.ts';
import { madePicture, PictureRejected } from '#domain/uploads/made-picture.ts';
import { useUploads } from '#domain/uploads/upload-queue.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';

const lookEveryMs = 2_000;
const lookAtEditMs = 700;

/** A car's pictures, with everything that can be done to them. What is done shows at once and is saved behind it. */
export function usePictures({ dealershipId, listingId }: { dealershipId: number; listingId: number }) {
  const t = useTexts('pictures');
  const f = useTexts('failure');
  const client = useQueryClient();
  const car = { dealershipId: useDealership().slug, listingId: String(listingId) };
  const { queryKey, ...query } = ownListingQuery(car);
  const [isWatching, setWatching] = useState(false);
  const changing = useRef(0);
  const [busy, setBusy] = useState<string>();
  const uploads = useUploads({ dealershipId, key: `listing ${listingId}`, listingId });
  const listing = useQuery({
    ...query,
    queryKey,
    // A phone adds pictures meanwhile; what is being saved here is not overwritten by what was there before.
    refetchInterval: () => (isWatching && changing.current === 0 ? lookEveryMs : false),
  });
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const pictures = (listing.data?.pictures ?? []).filter(({ contentHash }) => isShown(contentHash));

  const done = uploads.items.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    // What is being saved asks itself once it is done.
    if (done > 0 && changing.current === 0) void client.invalidateQueries({ queryKey: ['own-listing'] });
  }, [done, client]);

  const show = (change: (before: OwnListing) => OwnListing) =>
    client.setQueryData<OwnListing>(queryKey, (before) => before && change(before));
  const arrange = useChange(
    async (arrangement: { pictures: OwnPicture[]; removed?: string[] }) => {
      changing.current += 1;
      try {
        return await api.arrangePictures({ params: car, body: bodyOf(arrangement), keepalive: true });
      } finally {
        changing.current -= 1;
        if (changing.current === 0) void client.invalidateQueries({ queryKey });
      }
    },
    {
      stale: answersAbout(car),
      onDone: (answer) => {
        if (changing.current === 0) show(() => answer);
      },
    },
  );

  const setPictures = (next: OwnPicture[]) => {
    // An answer that is still on its way shows what was there before.
    void client.cancelQueries({ queryKey });
    show((before) => ({ ...before, pictures: next }));
    arrange.mutate({ pictures: next });
  };
  const edit = useChange(
    async ({ contentHash, wanted }: { contentHash: string; wanted: PictureEdit | null }) => {
      setBusy(contentHash);
      try {
        const params = { ...car, contentHash };
        let upload = await api.editPicture({ params, body: { edit: wanted } });
        while (upload.state === 'received') {
          await new Promise((resolve) => setTimeout(resolve, lookAtEditMs));
          upload = await api.imageUpload({ params: { dealershipId: car.dealershipId, uploadId: upload.id } });
        }
        const made = madePicture(upload);
        const answer = await api.ownListing({ params: car });
        show(() => answer);
        return made;
      } finally {
        setBusy(undefined);
      }
    },
    {
      stale: answersAbout(car),
      onDone: () => showToast({ text: t('applied') }),
      onFailed: (error) =>
        showToast({ text: error instanceof PictureRejected ? error.message : failureText(error, f), isFailure: true }),
    },
  );

  return {
    car,
    listing,
    pictures,
    uploads,
    /** Asks every two seconds what has come from a phone. */
    watch: setWatching,
    /** The picture that is being made anew. */
    busy,
    move: (from: number, to: number) => setPictures(moved(pictures, from, to)),
    describe: (contentHash: string, words: Partial<Pick<OwnPicture, 'altText' | 'shot'>>) =>
      setPictures(pictures.map((own) => (own.contentHash === contentHash ? { ...own, ...words } : own))),
    edit: edit.mutateAsync,
    remove: (contentHash: string) => {
      const number = pictures.findIndex((own) => own.contentHash === contentHash) + 1;
      removeUndoably(contentHash, {
        text: t('removed', { number }),
        remove: () => arrange.mutateAsync({ pictures: [], removed: [contentHash] }),
      });
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;

function bodyOf({ pictures, removed = [] }: { pictures: OwnPicture[]; removed?: string[] }) {
  return { pictures: pictures.map(({ contentHash, altText, shot }) => ({ contentHash, altText, shot })), removed };
}

/** A picture stays the same one when it is edited, though its content is another. */
export function identityOf({ source, contentHash }: OwnPicture): string {
  return source ?? contentHash;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from] as Item);
}
