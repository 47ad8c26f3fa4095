import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { contentsQuery } from '#domain/portal/content.ts';
import type { ContentQuestion } from '#domain/portal/content-question.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ContentRow } from './content-row.tsx';

interface Props {
  question: ContentQuestion;
  openId?: string | undefined;
  isNarrow?: boolean;
  onReset: () => void;
}

/** Texts, changed last first. */
export function ContentList({ question, openId, isNarrow = false, onReset }: Props) {
  const t = useTexts('portalContent');
  const contents = useInfiniteQuery(contentsQuery(question));
  const isNarrowed = question.q !== '' || question.state !== undefined;
  return (
    <>
      <Loaded query={contents} skeleton={<ListSkeleton />}>
        {({ pages }) => {
          // What was changed while one read on may stand on two pages of the answer.
          const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
          if (items.length === 0)
            return (
              <div className="p-4">
                <EmptyState
                  icon="newspaper"
                  title={t(isNarrowed ? 'none.title' : 'empty.title')}
                  action={isNarrowed && <Button onClick={onReset}>{t('none.reset')}</Button>}
                >
                  {t(isNarrowed ? 'none.text' : 'empty.text')}
                </EmptyState>
              </div>
            );
          return (
            <ul aria-label={t('list')} aria-busy={contents.isPlaceholderData || undefined}>
              {items.map((item) => (
                <li key={item.id}>
                  <ContentRow item={item} question={question} isOpen={String(item.id) === openId} isNarrow={isNarrow} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <div className="px-4 pb-4 empty:hidden">
        <MoreRows query={contents} />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-2 p-4">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
