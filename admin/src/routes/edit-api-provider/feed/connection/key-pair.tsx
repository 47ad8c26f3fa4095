import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { sourceStateQuery } from '../source-state.ts';

/** A pair of keys made here, in the place of a password; its public half goes to the server. */
export function KeyPair({ feed, publicKey }: { feed: Feed; publicKey: string | null }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const params = { dealershipId: slug, feedId: feed.id };
  const [isAsking, setAsking] = useState(false);
  const make = useChange(() => api.makeFeedKey({ params }), { stale: [sourceStateQuery(params).queryKey] });
  const copy = async (text: string) => {
    if (await copyText(text)) showToast({ text: t('key.copied') });
  };
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm">
      <h3 className="font-semi">{t('key.title')}</h3>
      <p className="mt-1 mb-3 text-text-2">{t('key.text')}</p>
      {publicKey && (
        <p className="mb-3">
          <RawValue raw={publicKey} none="" />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {publicKey && (
          <Button size="sm" icon="copy" onClick={() => void copy(publicKey)}>
            {t('key.copy')}
          </Button>
        )}
        <Button
          size="sm"
          icon="key-round"
          busy={make.isPending}
          onClick={() => (publicKey ? setAsking(true) : make.mutate(undefined))}
        >
          {t(publicKey ? 'key.remake' : 'key.make')}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={t('key.remakeTitle')}
          confirmLabel={t('key.remake')}
          onConfirm={() => make.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('key.remakeText')}
        </Confirm>
      )}
    </div>
  );
}
