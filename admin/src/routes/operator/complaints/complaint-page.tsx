import type { OperatorComplaint } from '@kardan/contract/calls/operator/complaints';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { nearMoment } from '#domain/feeds/moments.ts';
import { complaintQuery } from '#domain/portal/moderation.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { CarCard } from '#features/moderation/car-card.tsx';
import { DeadlineRuler } from '#features/moderation/deadline-ruler.tsx';
import { DealerLine } from '#features/moderation/dealer-line.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { CheckLine } from '#lib/page/check-line.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { FirstDecision } from './first-decision.tsx';

/** One complaint: what it is about, who decided that, and the answer, by somebody else. */
export default function ComplaintPage() {
  const { complaintId = '' } = useParams({ strict: false });
  const complaint = useQuery(complaintQuery(complaintId));
  return (
    <Loaded query={complaint} skeleton={<Skeleton className="h-120" />}>
      {(data) => <Complaint complaint={data} />}
    </Loaded>
  );
}

function Complaint({ complaint }: { complaint: OperatorComplaint }) {
  const t = useTexts('portalComplaints');
  const locale = useLocale();
  const isOpen = complaint.state === 'open';
  const title = t('titleOf', {
    reference: complaint.reference,
    about: t(`against.${complaint.restriction?.kind ?? complaint.complainant}`),
  });
  return (
    <>
      <Breadcrumb
        label={t('where')}
        crumbs={[{ label: t('title'), href: portalPath('complaints') }, { label: complaint.reference }]}
      />
      <PageHead title={title} intro={t('received', { moment: nearMoment(complaint.receivedAt, locale) })} />
      <section aria-label={title} className="rounded-md border border-line bg-surface p-4 md:p-5">
        {isOpen && <DeadlineRuler from={complaint.receivedAt} due={complaint.dueAt} />}
        <div className="mt-3 grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <div className="min-w-0">
            {complaint.restriction ? (
              <Dealership complaint={complaint} />
            ) : (
              <CarCard car={complaint.listing} dealer={complaint.dealership} />
            )}
            <blockquote className="mt-4 border-l-3 border-line-strong pl-3.5 text-sm">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{complaint.text}</p>
              <footer className="mt-1.5 text-xs text-text-3">{t(`by.${complaint.complainant}`)}</footer>
            </blockquote>
            <ul className="mt-3">
              <OtherPerson complaint={complaint} />
            </ul>
            <FirstDecision complaint={complaint} />
          </div>
          {isOpen ? <ComplaintForm complaint={complaint} /> : <Decided complaint={complaint} />}
        </div>
      </section>
    </>
  );
}

/** Of what is held against a whole dealership there is no car to show. */
function Dealership({ complaint: { dealership } }: { complaint: OperatorComplaint }) {
  const t = useTexts('portalComplaints');
  if (!dealership) return null;
  return (
    <div className="text-sm">
      <DealerLine dealer={dealership} />
      <TextLink href={portalPath('dealerships', String(dealership.id))} className="min-h-8 pointer-coarse:min-h-11">
        {t('toDealership')}
      </TextLink>
    </div>
  );
}

function OtherPerson({
  complaint: { state, firstDecision, mayDecide, isOnlyOperator },
}: {
  complaint: OperatorComplaint;
}) {
  const t = useTexts('portalComplaints');
  if (state !== 'open' || !firstDecision) return null;
  const first = t('check.first', { name: firstDecision.by?.name ?? t('erased') });
  if (!mayDecide)
    return (
      <CheckLine tone="problem" title={t('check.yours')}>
        {t('check.yoursText')}
      </CheckLine>
    );
  return (
    <CheckLine tone={isOnlyOperator ? 'open' : 'ok'} title={t(isOnlyOperator ? 'check.only' : 'check.another')}>
      {first}
    </CheckLine>
  );
}

function Decided({ complaint: { decision, state } }: { complaint: OperatorComplaint }) {
  const t = useTexts('portalComplaints');
  const locale = useLocale();
  if (!decision || state === 'open') return null;
  return (
    <div className="min-w-0">
      <h2 className="text-lg!">{t(`decidedAs.${state}`)}</h2>
      <p className="mt-1 text-sm text-text-2">
        {t('decidedBy', { name: decision.by?.name ?? t('erased'), moment: nearMoment(decision.at, locale) })}
        {decision.bySamePerson && ` ${t('bySamePerson')}`}
      </p>
      <p className="mt-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{decision.answer}</p>
    </div>
  );
}
