import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { resultsAddress } from '#domain/search/url/results-address.ts';
import { href } from '#lib/routes/href.ts';
import { answerWithStatus, keepAddressSecret, requestedAddress } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { loadPreview } from '../preview/load-preview.ts';
import { PreviewCars } from '../preview/preview-cars.tsx';
import { AgentData } from './agent-data.tsx';
import { AgentHead } from './agent-head.tsx';
import { ChangedNotice } from './change/changed-notice.tsx';
import { DeletedNotice } from './change/deleted-notice.tsx';
import { UntilDeleted } from './change/until-deleted.tsx';
import { DescribeSearch } from './describe-search.tsx';
import { loadOwnAgent } from './load-own-agent.ts';
import { OwnControls } from './own-controls.tsx';
import { ProposedSearch } from './proposed-search.tsx';

interface Props {
  token: string;
  /** Another search that it could look for. */
  proposed?: SearchFilters | undefined;
  /** A sentence that named no search. */
  notUnderstood?: string | undefined;
  /** What it looked for until a moment ago. */
  before?: string | undefined;
}

/** A search agent's own page, for whoever has the link of its mails: look, change, pause, take along, delete. */
export async function OwnAgentPage({ token, proposed, notUnderstood, before }: Props) {
  // The address is the right to change it: no other site may learn it.
  keepAddressSecret();
  const [locale, t] = await Promise.all([currentLocale(), texts('search-agent')]);
  const agent = await loadOwnAgent(token, locale);
  if (!agent) return <NoSuchAgent />;
  if ('failed' in agent) {
    const { status, retryAfterSeconds, requestId } = agent;
    answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
    return (
      <div className="page py-8">
        <Notice
          kind="error"
          headingLevel={1}
          title={t('outage.title')}
          detail={requestId && t('outage.requestId', { id: requestId })}
          actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
        >
          <p>{t('outage.text')}</p>
        </Notice>
      </div>
    );
  }
  const { preview, filters, unknownPostcode } = await loadPreview(proposed ?? agent.filters);
  const ownHref = href(locale, 'ownSearchAgent', { token });
  return (
    <ClientTexts namespace="search-agent" only={['form', 'failure', 'own']}>
      <UntilDeleted after={<DeletedNotice agentHref={href(locale, 'searchAgent')} />}>
        <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 pt-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {before && !proposed && <ChangedNotice token={token} before={before} />}
            {proposed && (
              <ProposedSearch token={token} filters={filters} unknownPostcode={unknownPostcode} ownHref={ownHref} />
            )}
            <AgentHead
              agent={agent}
              token={token}
              resultsHref={resultsAddress(locale, agent.filters)}
              describe={<DescribeSearch ownHref={ownHref} notUnderstood={notUnderstood} />}
            />
            <OwnControls token={token} agent={agent} />
            <AgentData token={token} />
          </div>
          <PreviewCars
            preview={preview}
            missing={t('preview.failedOwn')}
            resultsHref={resultsAddress(locale, filters)}
          />
        </div>
      </UntilDeleted>
    </ClientTexts>
  );
}

async function NoSuchAgent() {
  answerWithStatus(404);
  const [locale, t] = await Promise.all([currentLocale(), texts('search-agent')]);
  return (
    <MessagePage title={t('gone.title')} text={t('gone.text')}>
      <LinkButton href={href(locale, 'searchAgent')} variant="accent" icon="bell-plus">
        {t('own.new')}
      </LinkButton>
      <LinkButton href={href(locale, 'usedCars')}>{t('intro.browse')}</LinkButton>
    </MessagePage>
  );
}
