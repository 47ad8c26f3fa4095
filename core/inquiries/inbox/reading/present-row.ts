import type { InboxThread } from '@kardan/contract/calls/admin/inbox';
import type { Language } from '@kardan/contract/values/identifiers';
import { threadGroups } from '@kardan/contract/values/inbox';
import { openMinutesBetween } from '../response-time/open-minutes.ts';
import type { Timing } from '../response-time/read-timing.ts';
import type { ListedThread } from './thread-list-store.ts';

/** A thread as the list shows it, with how long the buyer has waited in opening hours. */
export function presentRow(row: ListedThread, timing: Timing | undefined, now: Date): InboxThread {
  const { waitingSince, carId, assigneeId } = row;
  return {
    id: row.id,
    dealership: { id: row.dealershipId, slug: row.dealershipSlug, name: row.dealershipName },
    group: threadGroups[row.rank] ?? 'done',
    state: row.state,
    isUnread: row.isUnread,
    buyerName: row.buyerName,
    language: row.language as Language,
    subject: row.subject,
    kind: row.kind,
    car: carId === null ? null : { id: carId, slug: row.carSlug, title: row.carTitle ?? '', image: row.carImage },
    snippet: row.snippet,
    lastAt: row.lastAt.toISOString(),
    lastFromBuyer: row.lastFromBuyer,
    assignee: assigneeId === null ? null : { accountId: assigneeId, name: row.assigneeName ?? '' },
    waitingSince: waitingSince?.toISOString() ?? null,
    waitedMinutes: waitingSince && timing ? openMinutesBetween(timing.times, waitingSince, now) : null,
    dueAt: row.dueAt?.toISOString() ?? null,
    lostReason: row.lostReason,
  };
}
