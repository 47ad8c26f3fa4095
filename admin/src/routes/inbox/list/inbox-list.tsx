import type { InboxThread } from '@kardan/contract/calls/admin/inbox';
import type { ThreadGroup } from '@kardan/contract/values/inbox';
import { classes } from '@kardan/ui/classes.ts';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxQuery } from '#domain/inbox/inbox.ts';
import { type InboxQuestion, searchOf } from '#domain/inbox/inbox-question.ts';
import { formatWaited } from '#domain/inbox/waited.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../../state-notice.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import { ListHead } from './list-head.tsx';
import { ThreadRow } from './thread-row.tsx';

interface Props {
  question: InboxQuestion;
  openId: string | undefined;
  onHelp: () => void;
}

/** Inquiries by what is to be done first: those beyond the target, those to be answered, those that wait for the buyer, the rest. */
export function InboxList({ question, openId, onHelp }: Props) {
  const t = useTexts('inbox');
  const { slug } = useDealership();
  const navigate = useNavigate();
  const threads = useInfiniteQuery(inboxQuery(slug, question));
  const show = (change: Partial<InboxQuestion>) =>
    void navigate({ to: '.', search: searchOf({ ...question, ...change }), replace: true, resetScroll: false });
  return (
    <section aria-label={t('list')}>
      <ListHead question={question} first={threads.data?.pages[0]} onShow={show} onHelp={onHelp} />
      <div className="px-(--gutter) pb-3 empty:hidden lg:px-4.5">
        <StateNotice />
      </div>
      <Loaded query={threads} skeleton={<ListSkeleton />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const [first] = pages;
          if (!first || items.length === 0) return <EmptyInbox question={question} onShow={show} />;
          return (
            <div
              aria-busy={threads.isPlaceholderData || undefined}
              className={classes(threads.isPlaceholderData && 'opacity-60')}
            >
              <Groups
                items={items}
                counts={first.groups}
                targetMinutes={first.targetMinutes}
                question={question}
                openId={openId}
              />
            </div>
          );
        }}
      </Loaded>
      <div className="px-4 pb-4 empty:hidden">
        <MoreRows query={threads} />
      </div>
    </section>
  );
}

interface GroupsProps {
  items: readonly InboxThread[];
  counts: readonly { group: ThreadGroup; count: number }[];
  targetMinutes: number;
  question: InboxQuestion;
  openId: string | undefined;
}

function Groups({ items, counts, targetMinutes, question, openId }: GroupsProps) {
  const t = useTexts('inbox');
  const locale = useLocale();
  // What came in while one read on may stand on two pages of the answer.
  const once = [...new Map(items.map((thread) => [thread.id, thread])).values()];
  return [...Map.groupBy(once, ({ group }) => group)].map(([group, threads]) => {
    const count = counts.find((each) => each.group === group)?.count;
    return (
      <section key={group} aria-labelledby={`inbox-${group}`}>
        <h2
          id={`inbox-${group}`}
          className={classes(
            'flex justify-between gap-3 px-(--gutter) pt-3 pb-1 text-2xs! font-medium [font-stretch:100%]! lg:px-4.5',
            group === 'late' ? 'text-alert' : 'text-text-3',
          )}
        >
          {t(`group.${group}`, { time: formatWaited(targetMinutes) })}
          {count !== undefined && <span className="text-text-3">{formatNumber(count, locale)}</span>}
        </h2>
        <ul>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} question={question} isOpen={thread.id === openId} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function ListSkeleton() {
  return (
    <div className="grid gap-3 px-(--gutter) pt-3 lg:px-4.5">
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-24" />
      ))}
    </div>
  );
}
