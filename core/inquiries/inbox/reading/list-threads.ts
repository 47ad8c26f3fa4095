import type { InboxFilter, InboxThread } from '@kardan/contract/calls/admin/inbox';
import { inboxDefaults, inboxPageSize, type ThreadGroup, threadGroups } from '@kardan/contract/values/inbox';
import { noteLook } from '../../../accounts/acting/note-look.ts';
import type { Actor } from '../../../accounts/actor.ts';
import { mayChangeAsOwner } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { findInbox } from '../find-inbox.ts';
import { readTimings } from '../response-time/read-timing.ts';
import { cursorOf, placeOf } from './list-cursor.ts';
import { presentRow } from './present-row.ts';
import { countThreads, countUnread, loadSites, loadThreads, type ThreadSelection } from './thread-list-store.ts';

interface Inbox {
  items: InboxThread[];
  cursor: string | null;
  groups: { group: ThreadGroup; count: number }[];
  unread: number;
  mine: number;
  targetMinutes: number;
}

/** A page of the inbox: what is late first, then what is open, what waits for the buyer, and what is over. */
export async function listThreads(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { cursor, ...wanted }: InboxFilter & { cursor?: string | undefined },
): Promise<Inbox> {
  const { selection, dealershipId } = await selectThreads(db, actor, dealership, wanted, 'read');
  for (const id of selection.dealershipIds) await noteLook({ db }, actor, id, { action: 'inbox.looked-at' });
  const place = placeOf(cursor);
  const moment = place ? { ...selection, now: place.now } : selection;
  const [rows, counts, timings] = await Promise.all([
    loadThreads(db, moment, { after: place, limit: inboxPageSize + 1 }),
    countThreads(db, moment),
    readTimings(db, selection.dealershipIds),
  ]);
  const page = rows.slice(0, inboxPageSize);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentRow(row, timings.get(row.dealershipId), selection.now)),
    cursor: last && rows.length > page.length ? cursorOf(last, moment.now) : null,
    groups: threadGroups.map((group) => ({ group, count: counts[group] })),
    unread: counts.unread,
    mine: counts.mine,
    targetMinutes: timings.get(dealershipId)?.reaction.targetMinutes ?? inboxDefaults.targetMinutes,
  };
}

/** Which threads a filter means, for somebody who may read them, or rule over them. */
export async function selectThreads(
  db: Database,
  actor: Actor,
  dealership: string,
  { sites, ...filter }: InboxFilter,
  right: 'read' | 'own',
): Promise<{ selection: ThreadSelection; dealershipId: number }> {
  const dealershipId = await findInbox({ db }, actor, dealership, right);
  const all = sites === 'group' ? await loadSites(db, dealershipId) : [];
  const readable = all.filter((id) => id === dealershipId || isReadable(actor, id, right));
  const dealershipIds = readable.length > 0 ? readable : [dealershipId];
  return { selection: { dealershipIds, accountId: actor.accountId, filter, now: new Date() }, dealershipId };
}

function isReadable(actor: Actor, dealershipId: number, right: 'read' | 'own'): boolean {
  // To take buyers' data along, an operator has declared to act for each of the sites.
  if (right === 'own') return mayChangeAsOwner(actor, dealershipId);
  if (actor.isOperator) return true;
  const given = actor.memberships.get(dealershipId)?.right;
  return given === 'owner' || given === 'staff';
}

/** How many threads hold something that nobody of the house has read. */
export async function countUnreadInquiries(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ count: number }> {
  return { count: await countUnread(db, await findInbox({ db }, actor, dealership, 'read')) };
}
