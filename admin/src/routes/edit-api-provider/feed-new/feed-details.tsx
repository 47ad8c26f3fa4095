import { type FeedFormat, type FeedSource, feedBounds } from '@kardan/contract/values/feeds';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath } from '#domain/feeds/feed-pages.ts';
import { sourceSettings } from '#domain/feeds/feed-settings.ts';
import { feedsKey, feedsQuery } from '#domain/feeds/feeds.ts';
import { api } from '#lib/api/api.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SourceFields } from '../source-fields.tsx';

/** Of a stock so many percent may vanish at once; its people can say otherwise later. */
const usualVanishLimit = 5;

interface Props {
  source: Exclude<FeedSource, 'push'>;
  format: FeedFormat;
}

/** Its name and where its file is; what is created only ever runs dry until somebody lets it go live. */
export function FeedDetails({ source, format }: Props) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const navigate = useNavigate();
  const feeds = useQuery(feedsQuery(slug));
  return (
    <Panel title={t('new.details')}>
      <Form
        send={(value) =>
          api.createFeed({
            params: { dealershipId: slug },
            body: {
              ...sourceSettings(source, value),
              name: value('name'),
              format,
              forGroup: value('forGroup') !== '',
              sites: {},
              answers: {},
              vanishLimitPercent: usualVanishLimit,
            },
          })
        }
        stale={[feedsKey(slug)]}
        onSent={({ id, name }) => {
          showToast({ text: t('new.created', { name }) });
          void navigate({ href: feedPath(slug, id) });
        }}
      >
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            name="name"
            label={t('new.name')}
            hint={t('new.nameHint')}
            maxLength={feedBounds.name}
            autoComplete="off"
            required
            className="md:col-span-2"
          />
          {source !== 'upload' && <SourceFields source={source} />}
        </div>
        {feeds.data?.mayCreateForGroup && <Checkbox name="forGroup" label={t('new.forGroup')} />}
        <FailedLists queries={[feeds]} />
        <div className="mt-1">
          <Submit>{t('new.submit')}</Submit>
        </div>
      </Form>
    </Panel>
  );
}
