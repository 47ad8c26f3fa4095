import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { runPath } from '#domain/feeds/feed-pages.ts';
import { feedsKey } from '#domain/feeds/feeds.ts';
import { apiThrough } from '#lib/api/api.ts';
import { fetchWithProgress } from '#lib/api/fetch-with-progress.ts';
import { useChange } from '#lib/api/use-change.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Sends a file with its progress; it can be cancelled until it is there, and leaving the page cancels it too. */
export function useFileUpload({ id }: Pick<Feed, 'id'>) {
  const t = useTexts('feeds');
  const f = useTexts('failure');
  const { slug } = useDealership();
  const navigate = useNavigate();
  const [sent, setSent] = useState<{ file: string; share: number }>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = useChange(
    (file: File) => {
      const body = new FormData();
      body.append('name', file.name);
      // Last, so that everything else is known while it comes in.
      body.append('file', file, file.name);
      const progress = fetchWithProgress((share) => setSent({ file: file.name, share }));
      const controller = new AbortController();
      abort.current = controller;
      const params = { dealershipId: slug, feedId: id };
      return apiThrough(progress).uploadFeedFile({ params, body, signal: controller.signal });
    },
    {
      stale: [feedsKey(slug)],
      onDone: ({ run }) => {
        setSent(undefined);
        if (run) void navigate({ href: runPath(slug, run) });
        else showToast({ text: t('upload.same') });
      },
      onFailed: (error) => {
        const isCancelled = abort.current?.signal.aborted ?? false;
        setSent(undefined);
        showToast(isCancelled ? { text: t('upload.cancelled') } : { text: failureText(error, f), isFailure: true });
      },
    },
  );
  return {
    sent,
    upload: (file: File) => {
      setSent({ file: file.name, share: 0 });
      send.mutate(file);
    },
    cancel: () => abort.current?.abort(),
  };
}
