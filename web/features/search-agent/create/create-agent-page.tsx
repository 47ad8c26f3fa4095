import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { consentTexts, consentTextVersion, isNarrowSearch } from '@kardan/contract/values/search-agent';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { resultsAddress } from '#domain/search/url/results-address.ts';
import { SearchChips } from '#domain/search/words/search-chips.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage, keepFromCaches } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { AgentSteps } from '../form/agent-steps.tsx';
import { suggestedFrequency, tooManyADay } from '../preview/expected-news.ts';
import { loadPreview } from '../preview/load-preview.ts';
import { PreviewCars } from '../preview/preview-cars.tsx';
import { PreviewFigures } from '../preview/preview-figures.tsx';
import { TakeOver } from './take-over.tsx';

/** Makes a search agent of a search: what it would find, where it writes to, and the code that proves the address. */
export async function CreateAgentPage({ filters: asked }: { filters: SearchFilters }) {
  const [locale, t, common] = await Promise.all([currentLocale(), texts('search-agent'), texts('common')]);
  const { preview, filters, unknownPostcode } = await loadPreview(asked);
  if (preview) cachePage({ seconds: 30, staleSeconds: 300, tags: [] });
  else keepFromCaches();
  const many = preview && tooManyADay(preview.newPerWeek);
  const isNarrow = isNarrowSearch(filters);
  const resultsHref = resultsAddress(locale, filters);
  const consent = (
    <>
      {consentTexts[consentTextVersion][locale]}{' '}
      <TextLink inline href={href(locale, 'portalPrivacyPolicy')}>
        {t('form.privacy')}
      </TextLink>
    </>
  );
  return (
    <div className="page pt-4">
      <Breadcrumb
        label={common('breadcrumb.label')}
        crumbs={[
          { label: common('breadcrumb.home'), href: href(locale, 'home') },
          { label: t('title'), href: href(locale, 'searchAgent') },
          { label: t('create.title') },
        ]}
      />
      <h1 className="mt-1">{t('create.title')}</h1>
      <p className="mt-2 text-text-2">{t('create.text')}</p>
      {unknownPostcode && (
        <p role="status" className="mt-3 flex items-center gap-2 text-sm text-alert">
          <Icon name="circle-alert" />
          {t('create.unknownPostcode', { postcode: unknownPostcode })}
        </p>
      )}
      <div className="mt-2">
        <SearchChips
          filters={filters}
          addressOf={(others) => carrySearch(locale, 'searchAgent', { filters: others })}
        />
      </div>
      <TextLink href={resultsHref} icon="pencil" rel="nofollow" className="min-h-9 text-sm pointer-coarse:min-h-11">
        {t('create.change')}
      </TextLink>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2 xl:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]">
        <ClientTexts namespace="search-agent" only={['form', 'failure', 'code', 'done', 'takeOver']}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {preview && (
              <div>
                <PreviewFigures preview={preview} t={t} locale={locale} />
              </div>
            )}
            {isNarrow ? (
              <>
                {many !== undefined && (
                  <p className="flex items-start gap-3 rounded-md border border-line-strong bg-surface p-4 text-sm">
                    <Icon name="inbox" className="mt-0.5 text-text-3" />
                    <span>
                      <strong className="font-semi">{t('many.title')}.</strong> {t('many.text', { count: many })}
                    </span>
                  </p>
                )}
                <TakeOver filters={filters} agentHref={href(locale, 'searchAgent')} />
                <AgentSteps
                  // Another search is another agent: no step of the last one holds for it.
                  key={JSON.stringify(filters)}
                  filters={filters}
                  frequency={suggestedFrequency(preview?.newPerWeek ?? 0)}
                  consent={{ version: consentTextVersion, text: consent }}
                  agentHref={href(locale, 'searchAgent')}
                  resultsHref={resultsHref}
                />
              </>
            ) : (
              <Notice
                title={t('wide.title')}
                icon="sliders-horizontal"
                actions={
                  <LinkButton href={carrySearch(locale, 'detailedSearch', { filters })} variant="accent" rel="nofollow">
                    {t('wide.action')}
                  </LinkButton>
                }
              >
                <p>{t('wide.text')}</p>
              </Notice>
            )}
          </div>
        </ClientTexts>
        <PreviewCars preview={preview} missing={t('preview.failed')} resultsHref={resultsHref} />
      </div>
    </div>
  );
}
