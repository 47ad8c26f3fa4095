import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { ApiError } from '@kardan/contract/client/api-error';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { threadQuery } from '#domain/inbox/inbox.ts';
import { formatWaited } from '#domain/inbox/waited.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { siteName } from '#lib/browser/site.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { ReplyBox } from '../reply/reply-box.tsx';
import { SidePanel } from '../side/side-panel.tsx';
import { useThreadActs } from '../use-thread-acts.ts';
import { Entries } from './entries.tsx';
import { ThreadHead } from './thread-head.tsx';
import { WaitingClock } from './waiting-clock.tsx';

/** One inquiry: what was written, the car, the buyer, and everything that is done with it. */
export default function ThreadPage() {
  const { slug } = useDealership();
  const { threadId = '' } = useParams({ strict: false });
  const thread = useQuery(threadQuery(slug, threadId));
  if (thread.error instanceof ApiError && [400, 404].includes(thread.error.status ?? 0))
    return (
      <div className="p-(--gutter)">
        <NotFoundPage />
      </div>
    );
  return (
    <div data-task className="h-full">
      <Loaded query={thread} skeleton={<ThreadSkeleton />}>
        {(data) => <Thread key={data.id} thread={data} />}
      </Loaded>
    </div>
  );
}

function Thread({ thread }: { thread: WholeThread }) {
  const t = useTexts('inbox');
  const dealership = useDealership();
  const acts = useThreadActs(thread);
  const { waitedMinutes, targetMinutes, firstAnswerMinutes, buyer } = thread;
  // To the house it stays new when the portal looks at it.
  useReading(thread, dealership.role === 'operator' ? undefined : acts.markRead);
  return (
    <div className="min-[1280px]:grid min-[1280px]:h-full min-[1280px]:grid-cols-[minmax(0,1fr)_304px]">
      <title>{`${buyer.name}, ${t('title')} – ${siteName}`}</title>
      <section
        aria-label={t('threadOf', { name: buyer.name })}
        className="flex min-w-0 flex-col max-lg:min-h-[calc(100dvh-60px)] lg:min-h-full min-[1280px]:min-h-0"
      >
        <ThreadHead thread={thread} acts={acts} />
        {waitedMinutes !== null && (
          <WaitingClock waitedMinutes={waitedMinutes} targetMinutes={targetMinutes} isOpenNow={thread.isOpenNow} />
        )}
        {waitedMinutes === null && firstAnswerMinutes !== null && (
          <p className="border-b border-line bg-surface px-(--gutter) py-2.5 text-xs text-text-2 lg:px-4.5">
            {t('answered.first', { time: formatWaited(firstAnswerMinutes) })}
          </p>
        )}
        <Entries thread={thread} acts={acts} />
        {isChangeable(dealership) && <ReplyBox thread={thread} acts={acts} />}
      </section>
      <SidePanel thread={thread} acts={acts} />
    </div>
  );
}

/** Whoever has it before them has read it: once when it is opened, and again with every new message. */
function useReading({ isUnread, entries }: WholeThread, markRead: ((upTo: string) => void) | undefined): void {
  const last = entries.findLast((entry) => entry.kind === 'message' && entry.fromBuyer);
  const read = useEffectEvent(() => {
    if (isUnread && last) markRead?.(last.at);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody marks as unread stays so until more is written
  useEffect(() => read(), [last?.id]);
}

function ThreadSkeleton() {
  return (
    <div className="grid gap-4 p-(--gutter)">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}
