import { Loading } from '@kardan/ui/feedback/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../failure/failure.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** Of the same geometry as what will stand there. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a page shows of an answer: a skeleton until it is there, a failure with a way on, or the data. */
export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  const t = useTexts('common');
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return <Loading label={t('loading')}>{skeleton}</Loading>;
}
