import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import type { FeedConnection } from '@kardan/contract/calls/feeds/sources';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useStartRun } from '../../use-start-run.ts';
import { sourceStateQuery } from '../source-state.ts';
import { useSaveFeed } from '../use-save-feed.ts';
import { KeyPair } from './key-pair.tsx';

/** Whether a file is to be had where the feed says; the key of an SFTP server is confirmed by a person. */
export function ConnectionPanel({ feed, source }: { feed: Feed; source: 'url' | 'sftp' }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const { location, username, hostKey } = feed;
  const state = useQuery(sourceStateQuery({ dealershipId: slug, feedId: feed.id })).data;
  const test = useChange(() =>
    api.tryFeedConnection({
      params: { dealershipId: slug },
      body: { feedId: feed.id, source, location: location ?? '', username, hostKey },
    }),
  );
  const start = useStartRun({ dealershipId: slug, feedId: feed.id });
  const found = test.data;
  return (
    <div id="connection" className="scroll-mt-20">
      <Panel title={t('test.title')} intro={t('test.intro')}>
        {state && state.failures > 0 && state.failure && !found && (
          <p className="mb-3 text-sm text-alert">
            {t('failures', { count: state.failures })} {state.failure !== 'found' && t(`outcome.${state.failure}`)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            icon="plug-zap"
            busy={test.isPending}
            busyLabel={t('test.busy')}
            disabled={location === null}
            onClick={() => test.mutate(undefined)}
          >
            {t('test.act')}
          </Button>
          {found?.outcome === 'found' && feed.lastRun === null && (
            <Button variant="accent" busy={start.isPending} onClick={() => start.mutate({ dry: true })}>
              {t('step.tryNow')}
            </Button>
          )}
        </div>
        <div role="status" className="mt-3 empty:hidden">
          {found && <Found feed={feed} found={found} onAccepted={() => test.mutate(undefined)} />}
        </div>
        {source === 'sftp' && <KeyPair feed={feed} publicKey={state?.publicKey ?? null} />}
      </Panel>
    </div>
  );
}

interface FoundProps {
  feed: Feed;
  found: FeedConnection;
  onAccepted: () => void;
}

function Found({ feed, found, onAccepted }: FoundProps) {
  const t = useTexts('feeds');
  const { save, stale } = useSaveFeed(feed);
  const accept = useChange((hostKey: string) => save({ hostKey }), {
    stale,
    onDone: () => {
      showToast({ text: t('test.accepted') });
      onAccepted();
    },
  });
  const { outcome, file, hostKey } = found;
  const isFound = outcome === 'found';
  const asksForKey = outcome === 'host-key-unconfirmed' || outcome === 'host-key-changed';
  return (
    <div className="grid gap-2 text-sm">
      <p className={`flex items-start gap-2 ${isFound ? '' : 'text-alert'}`}>
        <Icon name={isFound ? 'circle-check' : 'circle-alert'} size={18} className="mt-0.5" />
        {t(`outcome.${outcome}`, { file: [file?.name, sizeWords(file?.bytes)].filter(Boolean).join(', ') })}
      </p>
      {file?.firstLine && (
        <p className="text-text-2">
          {t('test.begins')} <RawValue raw={file.firstLine} none="" />
        </p>
      )}
      {asksForKey && hostKey && (
        <>
          <p className="text-text-2">{t('test.hostKey')}</p>
          <p>
            <RawValue raw={hostKey} none="" />
          </p>
          <div>
            <Button icon="shield-check" busy={accept.isPending} onClick={() => accept.mutate(hostKey)}>
              {t('test.accept')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function sizeWords(bytes: number | null | undefined): string | undefined {
  if (bytes == null) return undefined;
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}
