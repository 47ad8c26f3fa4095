import { Button } from '@kardan/ui/actions/button.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Failure } from '../failure/failure.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  query: UseInfiniteQueryResult<unknown>;
  /** Where „more“ is not clear enough. */
  label?: string;
}

/** The way to the next rows of a list, and what failed on it. */
export function MoreRows({ query, label }: Props) {
  const t = useTexts('common');
  if (query.isFetchNextPageError) {
    return (
      <div className="mt-4">
        <Failure error={query.error} onRetry={() => void query.fetchNextPage()} />
      </div>
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-4 flex justify-center">
      <Button busy={query.isFetchingNextPage} busyLabel={t('loading')} onClick={() => void query.fetchNextPage()}>
        {label ?? t('showMore')}
      </Button>
    </div>
  );
}
