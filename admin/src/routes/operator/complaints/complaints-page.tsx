import type { ComplaintRow } from '@kardan/contract/calls/operator/complaints';
import { complainants } from '@kardan/contract/values/moderation';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ComplaintQuestion, complaintsQuery } from '#domain/portal/moderation.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { CaseList } from '#features/moderation/case-list.tsx';
import { CaseRow } from '#features/moderation/case-row.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Complaints of decisions: what is due first. */
export default function ComplaintsPage() {
  const t = useTexts('portalComplaints');
  const question = readQuestion(useSearch({ strict: false }));
  const complaints = useInfiniteQuery(complaintsQuery(question));
  const counts = complaints.data?.pages[0]?.counts;
  const base = portalPath('complaints');
  const isOpen = question.state === 'open';
  return (
    <>
      <PageHead
        title={t('title')}
        intro={counts && t(counts.late > 0 ? 'introLate' : 'intro', { count: counts.open, late: counts.late })}
        actions={
          <Segmented
            label={t('which')}
            segments={[
              { href: base, label: t('open', { count: counts?.open ?? 0 }), current: isOpen && !question.complainant },
              ...complainants.map((complainant) => ({
                href: `${base}?complainant=${complainant}`,
                label: t(`from.${complainant}`),
                current: isOpen && question.complainant === complainant,
              })),
              { href: `${base}?state=decided`, label: t('decided'), current: !isOpen },
            ]}
          />
        }
      />
      <CaseList
        query={complaints}
        label={t('title')}
        empty={
          <EmptyState icon="scale" title={t(isOpen ? 'empty' : 'noneDecided')}>
            {t(isOpen ? 'emptyText' : 'noneDecidedText')}
          </EmptyState>
        }
        row={(complaint) => <Row key={complaint.id} complaint={complaint} />}
      />
    </>
  );
}

function readQuestion(search: Record<string, unknown>): ComplaintQuestion {
  const complainant = complainants.find((known) => known === search.complainant);
  return { state: search.state === 'decided' ? 'decided' : 'open', ...(complainant && { complainant }) };
}

function Row({ complaint }: { complaint: ComplaintRow }) {
  const t = useTexts('portalComplaints');
  const isOpen = complaint.state === 'open';
  return (
    <CaseRow
      href={portalPath('complaints', complaint.id)}
      icon="scale"
      title={t(`against.${complaint.restriction ?? complaint.complainant}`)}
      at={complaint.decidedAt ?? complaint.dueAt}
      isLate={isOpen && Date.parse(complaint.dueAt) < Date.now()}
      about={[complaint.dealerName, complaint.label].filter(Boolean).join(factSeparator)}
      snippet={complaint.snippet}
      marks={complaint.state !== 'open' && <Badge tone="strong">{t(`state.${complaint.state}`)}</Badge>}
    />
  );
}
