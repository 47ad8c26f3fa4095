import type { NoticeRow } from '@kardan/contract/calls/operator/notices';
import { moderationWords } from '@kardan/contract/labels/moderation';
import { noticeReasons } from '@kardan/contract/values/notice';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Select } from '@kardan/ui/forms/select.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { noticesQuery } from '#domain/portal/moderation.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { CaseList } from '#features/moderation/case-list.tsx';
import { CaseRow } from '#features/moderation/case-row.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { readNoticeQuestion } from './notice-question.ts';

/** What visitors have reported: what is due first. The filters stand in the address and can be shared. */
export default function NoticesPage() {
  const t = useTexts('portalNotices');
  const words = moderationWords[useLocale()];
  const question = readNoticeQuestion(useSearch({ strict: false }));
  const navigate = useNavigate();
  const notices = useInfiniteQuery(noticesQuery(question));
  const counts = notices.data?.pages[0]?.counts;
  const base = portalPath('notices');
  const isOpen = question.state === 'open';
  const show = (search: Record<string, string>) => void navigate({ to: '.', search, replace: true });
  return (
    <>
      <PageHead
        title={t('title')}
        intro={counts && t(counts.late > 0 ? 'introLate' : 'intro', { count: counts.open, late: counts.late })}
        actions={
          <Segmented
            label={t('which')}
            segments={[
              { href: base, label: t('open', { count: counts?.open ?? 0 }), current: isOpen && !question.assigned },
              {
                href: `${base}?assigned=mine`,
                label: t('mine', { count: counts?.mine ?? 0 }),
                current: question.assigned === 'mine',
              },
              {
                href: `${base}?assigned=nobody`,
                label: t('nobody', { count: counts?.nobody ?? 0 }),
                current: question.assigned === 'nobody',
              },
              { href: `${base}?state=decided`, label: t('decided'), current: !isOpen },
            ]}
          />
        }
      />
      <div className="mb-4 max-w-72">
        <Select
          label={t('reason')}
          placeholder={t('allReasons')}
          value={question.reason ?? ''}
          options={noticeReasons.map((value) => ({ value, label: words.reason[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const { reason: _, ...others } = question;
            show({ ...others, ...(value && { reason: value }) });
          }}
        />
      </div>
      <CaseList
        query={notices}
        label={t('title')}
        empty={
          <EmptyState icon="flag" title={t(isOpen ? 'empty' : 'noneDecided')}>
            {t(isOpen ? 'emptyText' : 'noneDecidedText')}
          </EmptyState>
        }
        row={(notice) => <Row key={notice.id} notice={notice} />}
      />
    </>
  );
}

function Row({ notice }: { notice: NoticeRow }) {
  const t = useTexts('portalNotices');
  const words = moderationWords[useLocale()];
  const { title, dealerName, assignee, dealer } = notice;
  const { state } = notice;
  const isOpen = state === 'open';
  return (
    <CaseRow
      href={portalPath('notices', notice.id)}
      icon="flag"
      title={`${t('one')}: ${words.reason[notice.reason]}`}
      at={notice.decidedAt ?? notice.dueAt}
      isLate={isOpen && Date.parse(notice.dueAt) < Date.now()}
      about={[title ?? t('carDeleted'), dealerName].filter(Boolean).join(factSeparator)}
      snippet={notice.snippet}
      marks={
        <>
          {state !== 'open' && <Badge tone="strong">{t(`state.${state}`)}</Badge>}
          {dealer !== 'not-asked' && isOpen && (
            <Badge tone={dealer === 'answered' ? 'accent' : 'tag'}>{t(`dealer.${dealer}`)}</Badge>
          )}
          {assignee && isOpen && <Badge>{assignee.name}</Badge>}
        </>
      }
    />
  );
}
