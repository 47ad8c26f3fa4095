import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { statementsQuery } from '#domain/dealership/statements.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { QuestionCard } from './question-card.tsx';
import { StatementCard } from './statement-card.tsx';

/** What the portal asks about the dealership's cars and has decided about them, and the way to complain of it. */
export default function StatementsPage() {
  const t = useTexts('statements');
  const { slug, name } = useDealership();
  const statements = useInfiniteQuery(statementsQuery(slug));
  return (
    <>
      <PageHead title={t('title')} tabTitle={`${t('title')}, ${name}`} intro={t('intro')} />
      <Loaded query={statements} skeleton={<Skeleton className="h-64" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const questions = pages[0]?.questions ?? [];
          if (items.length + questions.length === 0)
            return (
              <EmptyState icon="scale" title={t('none')}>
                {t('noneText')}
              </EmptyState>
            );
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
