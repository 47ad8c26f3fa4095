import type { Tx } from '../../db/database.ts';
import type { NewInquiry } from '../inquiry.ts';
import { deadlinesOf } from './response-time/deadlines.ts';
import { isOpenAt } from './response-time/open-minutes.ts';
import { readTimings, type Timing } from './response-time/read-timing.ts';
import { assigneeOf } from './settings/routing-rules.ts';
import { loadColleagues, loadRoutingRules } from './settings/setting-store.ts';
import { insertAct, loadMakeOfListing, loadThreadsOf, saveAssignee, saveWaiting } from './thread-store.ts';

/** Starts the clock of an inquiry in every inbox that it came to, and gives it to who should have it there. */
export async function openThreads(tx: Tx, inquiryId: string, inquiry: NewInquiry): Promise<void> {
  const threads = await loadThreadsOf(tx, inquiryId);
  if (threads.length === 0) return;
  const timings = await readTimings(
    tx,
    threads.map(({ dealershipId }) => dealershipId),
  );
  const makeId = inquiry.listingId === undefined ? null : await loadMakeOfListing(tx, inquiry.listingId);
  for (const { id, dealershipId, createdAt } of threads) {
    const timing = timings.get(dealershipId) as Timing;
    await saveWaiting(tx, id, createdAt, deadlinesOf(timing.times, timing.reaction, createdAt));
    const rules = await loadRoutingRules(tx, dealershipId);
    if (rules.length === 0) continue;
    const colleagues = new Set((await loadColleagues(tx, dealershipId)).map(({ accountId }) => accountId));
    const { language, subject = null } = inquiry;
    const routed = { makeId, language, subject, isOpen: isOpenAt(timing.times, createdAt) };
    const assignee = assigneeOf(rules, routed, colleagues);
    if (assignee === null) continue;
    await saveAssignee(tx, id, assignee);
    await insertAct(tx, id, { accountId: null, act: 'routed', assigneeAccountId: assignee });
  }
}
