import { type FeedFormat, type FeedSource, feedSources } from '@kardan/contract/values/feeds';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { tabPath } from '../interface-tabs.ts';
import { sourceIcons } from '../source-icons.ts';
import { FeedDetails } from './feed-details.tsx';
import { FormatPanel } from './format-panel.tsx';

/** How a file gets here and what it is; everything else is asked once a file was read. */
export default function FeedNewPage() {
  const t = useTexts('feeds');
  const r = useTexts('feedRun');
  const i = useTexts('interfaces');
  const { slug, name } = useDealership();
  const search: { source?: unknown } = useSearch({ strict: false });
  const [source, setSource] = useState<FeedSource>(feedSources.find((each) => each === search.source) ?? 'upload');
  const [format, setFormat] = useState<FeedFormat>('mobile-csv');
  return (
    <>
      <Breadcrumb
        label={r('where')}
        crumbs={[{ label: i('title'), href: dealershipPath(slug, 'edit-api-provider') }, { label: t('new.title') }]}
      />
      <PageHead title={t('new.title')} tabTitle={`${t('new.title')}, ${name}`} intro={t('new.intro')} />
      <div className="grid max-w-4xl gap-4">
        <Panel title={t('new.source')}>
          <ChoiceCards
            legend={t('new.source')}
            name="source"
            value={source}
            onChange={setSource}
            choices={feedSources.map((value) => ({
              value,
              label: t(`source.${value}`),
              words: t(`sourceWords.${value}`),
              icon: sourceIcons[value],
            }))}
          />
        </Panel>
        {source === 'push' ? (
          <Panel
            title={t('new.pushTitle')}
            intro={t('new.pushText')}
            actions={
              <LinkButton href={dealershipPath(slug, tabPath('keys'))} variant="accent" icon="key-round">
                {t('new.pushAct')}
              </LinkButton>
            }
          >
            {null}
          </Panel>
        ) : (
          <>
            <FormatPanel format={format} onChange={setFormat} />
            <FeedDetails key={source} source={source} format={format} />
          </>
        )}
      </div>
    </>
  );
}
