import type { UseQueryResult } from '@tanstack/react-query';
import { Failure } from '../failure/failure.tsx';

/** Beside what shows lists that could not be loaded: an empty one would be taken for all there is. Nothing while all is well. */
export function FailedLists({ queries }: { queries: readonly UseQueryResult<unknown>[] }) {
  const failed = queries.find(({ data, error }) => data === undefined && error !== null);
  if (!failed) return null;
  return (
    <div className="col-span-full">
      <Failure error={failed.error} onRetry={() => void failed.refetch()} />
    </div>
  );
}
