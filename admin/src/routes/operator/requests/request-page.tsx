import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { factSeparator, formatDay } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { portalPath } from '#domain/portal/navigation.ts';
import { requestQuery } from '#domain/portal/requests.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { DueRuler } from './due-ruler.tsx';
import { RequestActs } from './request-acts.tsx';
import { RequestChecks } from './request-checks.tsx';
import { RequestFacts } from './request-facts.tsx';

/** One request: what was checked, what it says, and the decision at its foot. */
export default function RequestPage() {
  const t = useTexts('portalRequests');
  const { requestId = '' } = useParams({ strict: false });
  const request = useQuery(requestQuery(requestId));
  return (
    <>
      <TextLink href={portalPath('requests')} icon="arrow-left" className="mb-2 min-h-11 text-sm">
        {t('back')}
      </TextLink>
      <Loaded query={request} skeleton={<Skeleton className="h-120" />}>
        {(data) => <Request request={data} />}
      </Loaded>
    </>
  );
}

function Request({ request }: { request: DealershipRequest }) {
  const t = useTexts('portalRequests');
  const locale = useLocale();
  const { company, person, carCount, feed, at, checks, question, decision, message } = request;
  const intro = [
    t('from', { name: person.name, day: formatDay(at, locale) }),
    `${company.postcode} ${company.city}`,
    t('cars', { count: carCount }),
    t(`feed.${feed}`),
  ];
  return (
    <>
      <PageHead title={t('headline', { name: company.name })} intro={intro.join(factSeparator)} />
      <div className="grid gap-4">
        {decision ? <DecisionPanel request={request} decision={decision} /> : <DueRuler request={request} />}
        <section aria-label={t('examination')} className="rounded-md border border-line bg-surface p-4 md:p-5">
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
            <RequestChecks request={request} checks={checks} />
            <RequestFacts request={request} />
          </div>
          {!decision && <RequestActs request={request} />}
        </section>
        {message && (
          <Panel title={t('message')}>
            <blockquote className="border-l-3 border-line-strong pl-3 text-sm leading-normal whitespace-pre-line [overflow-wrap:anywhere]">
              {message}
            </blockquote>
          </Panel>
        )}
        {question && (
          <Panel title={t('question')} intro={t('askedOn', { day: formatDay(question.at, locale) })}>
            <blockquote className="border-l-3 border-line-strong pl-3 text-sm leading-normal whitespace-pre-line [overflow-wrap:anywhere]">
              {question.text}
            </blockquote>
          </Panel>
        )}
      </div>
    </>
  );
}
