import type { InboxThread } from '@kardan/contract/calls/admin/inbox';
import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { InboxQuestion } from '#domain/inbox/inbox-question.ts';
import { threadPath } from '#domain/inbox/thread-path.ts';
import { formatMoment, formatWaited } from '#domain/inbox/waited.ts';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { Avatar } from '../avatar.tsx';
import { ThreadStateMark } from '../thread-state-mark.tsx';
import { useThreadTitle } from '../use-thread-title.ts';

/** One inquiry of the list: who, about which car, what was written last, how long they have waited and who takes care of it. */
export function ThreadRow({
  thread,
  question,
  isOpen,
}: {
  thread: InboxThread;
  question: InboxQuestion;
  isOpen: boolean;
}) {
  const t = useTexts('inbox');
  const locale = useLocale();
  const { slug } = useDealership();
  const title = useThreadTitle(thread);
  const { buyerName, car, dealership, isUnread, snippet, assignee, waitedMinutes, group } = thread;
  return (
    <Link
      href={threadPath(dealership.slug, thread.id, question)}
      data-thread-row={thread.id}
      aria-current={isOpen ? 'page' : undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-px border-b border-line px-(--gutter) pt-2.75 pb-3 text-sm outline-offset-[-3px] hover:bg-surface-2 lg:px-4.5 lg:aria-[current]:bg-accent-soft lg:aria-[current]:shadow-[inset_3px_0_0_var(--accent)]"
    >
      <span className={classes('flex min-w-0 items-center gap-2', isUnread ? 'font-bold' : 'font-medium')}>
        {isUnread && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent-line" />}
        <span className="truncate">{buyerName}</span>
        {isUnread && <span className="sr-only">, {t('row.unread')}</span>}
      </span>
      <time dateTime={thread.lastAt} className="pt-0.5 text-right text-2xs text-text-3">
        {formatMoment(thread.lastAt, Date.now(), locale)}
      </time>
      <span className="col-start-1 truncate text-xs text-text-2">{title}</span>
      <span className="col-start-1 truncate text-xs text-text-3">
        {!thread.lastFromBuyer && snippet !== '' && <span className="font-medium">{t('row.you')} </span>}
        {snippet || t('message.empty')}
      </span>
      {car && <Thumbnail image={car.image} iconSize={16} className="col-start-2 row-span-2 row-start-2 mt-1 w-14" />}
      <span className="col-span-2 mt-1.5 flex min-w-0 items-center gap-3 text-2xs text-text-2">
        <ThreadStateMark state={thread.state} />
        {waitedMinutes !== null && (
          <span className={classes('inline-flex items-center gap-1.25', group === 'late' && 'font-semi text-alert')}>
            <Icon name="clock" size={13} />
            <span className="sr-only">{t('row.waited', { time: '' })}</span>
            {formatWaited(waitedMinutes)}
          </span>
        )}
        {dealership.slug !== slug && <span className="truncate text-text-3">{dealership.name}</span>}
        <span className="ml-auto">
          <Avatar
            name={assignee?.name}
            label={assignee ? t('row.assigned', { name: assignee.name }) : t('row.nobody')}
          />
        </span>
      </span>
    </Link>
  );
}
