import { ApiError } from '@kardan/contract/client/api-error';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedQuery } from '#domain/feeds/feeds.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { ConnectionPanel } from './connection/connection-panel.tsx';
import { FeedHead } from './feed-head.tsx';
import { MappingsPanel } from './mappings-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { RunsPanel } from './runs-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { SitesPanel } from './sites-panel.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';

/** One feed: what is still to do before it is live, its runs, and how it is set up. */
export default function FeedPage() {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const { feedId = '' } = useParams({ strict: false });
  const query = useQuery(feedQuery({ dealershipId: slug, feedId }));
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFoundPage />;
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
      {(feed) => (
        <>
          <FeedHead feed={feed} />
          <div className="grid gap-4">
            {feed.state === 'paused' && (
              <Notice title={t('paused.title')} icon="pause">
                {t('paused.text')}
              </Notice>
            )}
            <StepsPanel feed={feed} />
            {feed.source === 'upload' && feed.state !== 'paused' && <UploadPanel feed={feed} />}
            <RunsPanel feed={feed} />
            <div className="grid items-start gap-4 xl:grid-cols-2">
              <SitesPanel feed={feed} />
              <QuestionsPanel feed={feed} />
              {feed.mayChange && (feed.source === 'url' || feed.source === 'sftp') && (
                <ConnectionPanel feed={feed} source={feed.source} />
              )}
              <PicturesPanel feed={feed} />
              <MappingsPanel feed={feed} />
              {feed.mayChange && <SettingsPanel feed={feed} />}
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}
