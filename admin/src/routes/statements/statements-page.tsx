import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isManager } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { restrictionsQuery } from '#domain/dealership/restrictions.ts';
import { statementsQuery } from '#domain/dealership/statements.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { RestrictionNotice } from '../restriction-notice.tsx';
import { QuestionCard } from './question-card.tsx';
import { StatementCard } from './statement-card.tsx';

/** What the portal asks about the dealership's cars and has decided about them and, for owners, about the dealership. */
export default function StatementsPage() {
  const t = useTexts('statements');
  const { slug, name, role } = useDealership();
  const statements = useInfiniteQuery(statementsQuery(slug));
  const isOwner = isManager(role);
  const restrictions = useQuery({ ...restrictionsQuery(slug), enabled: isOwner });
  const hasNoRestriction = !isOwner || restrictions.data?.items.length === 0;
  return (
    <>
      <PageHead title={t('title')} tabTitle={`${t('title')}, ${name}`} intro={t('intro')} />
      {isOwner && (
        <Loaded query={restrictions} skeleton={<Skeleton className="mb-4 h-32" />}>
          {({ items }) => (
            <div className="mb-4 grid gap-4 empty:hidden">
              {items.map((restriction) => (
                <RestrictionNotice key={restriction.id} restriction={restriction} />
              ))}
            </div>
          )}
        </Loaded>
      )}
      <Loaded query={statements} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const questions = pages[0]?.questions ?? [];
          if (items.length + questions.length === 0)
            return hasNoRestriction ? (
              <EmptyState icon="scale" title={t('none')}>
                {t('noneText')}
              </EmptyState>
            ) : null;
          return (
            <div className="grid gap-4">
              {questions.map((question) => (
                <QuestionCard key={question.noticeId} question={question} />
              ))}
              {items.map((statement) => (
                <StatementCard key={statement.id} statement={statement} />
              ))}
            </div>
          );
        }}
      </Loaded>
      <MoreRows query={statements} />
    </>
  );
}
