import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { feedBounds } from '@kardan/contract/values/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { settingsOf, sourceSettings } from '#domain/feeds/feed-settings.ts';
import { feedsQuery } from '#domain/feeds/feeds.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SourceFields } from '../source-fields.tsx';
import { useSaveFeed } from './use-save-feed.ts';

/** Its name, where its file is, how many cars may vanish at once; and how to get rid of it. */
export function SettingsPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { save, stale } = useSaveFeed(feed);
  const [stored] = useState(() => settingsOf(feed));
  const { source } = feed;
  return (
    <div id="settings" className="scroll-mt-20">
      <Panel title={t('settings.title')}>
        <Form
          send={(value) =>
            save({
              ...sourceSettings(source, value, settingsOf(feed)),
              name: value('name'),
              vanishLimitPercent: Number(value('vanishLimitPercent')),
            })
          }
          stale={stale}
          onSent={() => showToast({ text: t('settings.saved') })}
          guarded
        >
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              name="name"
              label={t('new.name')}
              defaultValue={stored.name}
              maxLength={feedBounds.name}
              autoComplete="off"
              required
              className="md:col-span-2"
            />
            {(source === 'url' || source === 'sftp') && (
              <SourceFields source={source} stored={stored} hasSecret={feed.hasSecret} />
            )}
            <TextField
              name="vanishLimitPercent"
              type="number"
              inputMode="numeric"
              min={0}
              max={100}
              label={t('settings.limit')}
              hint={t('settings.limitHint')}
              defaultValue={String(stored.vanishLimitPercent)}
              unit="%"
              required
              className="md:col-span-2"
            />
          </div>
          <div className="mt-1 flex flex-wrap justify-between gap-3">
            <Submit>{t('settings.save')}</Submit>
            <RemoveFeed feed={feed} />
          </div>
        </Form>
      </Panel>
    </div>
  );
}

function RemoveFeed({ feed: { id, name } }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(() => api.removeFeed({ params: { dealershipId: slug, feedId: id } }), {
    // Only the list: the feed itself is not there any more to be asked about.
    stale: [feedsQuery(slug).queryKey],
    onDone: () => {
      showToast({ text: t('removed', { name }) });
      void navigate({ href: dealershipPath(slug, 'edit-api-provider') });
    },
  });
  return (
    <>
      <Button variant="danger" icon="trash-2" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('remove.title', { name })}
          confirmLabel={t('remove')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('remove.text')}
        </Confirm>
      )}
    </>
  );
}
