import type { InboxFilter } from '@kardan/contract/calls/admin/inbox';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Actor } from '../../../accounts/actor.ts';
import { noticeOwnersOfActs } from '../../../accounts/owners/notice-owners-of-acts.ts';
import { requireFresh } from '../../../accounts/second-factor/require-fresh.ts';
import { recordActs } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { selectThreads } from './list-threads.ts';
import { type ListedThread, loadThreads } from './thread-list-store.ts';

/** Three years of a busy dealership; a file of 6 MB. */
const maxExported = 20_000;

const head = [
  'id',
  'site',
  'received',
  'kind',
  'subject',
  'state',
  'reason',
  'buyer',
  'e-mail',
  'phone',
  'car',
  'assigned to',
  'first answer',
  'minutes of opening hours until then',
];

/**
 * The threads of a filter as a file for a spreadsheet, for owners; that it was made is on record at each site. It takes data of
 * buyers out of the house: that needs a fresh sign-in, and owners of each site get a mail.
 */
export async function exportInbox(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  filter: InboxFilter,
): Promise<Buffer> {
  const { selection } = await selectThreads(db, actor, dealership, filter, 'own');
  // By itself: nobody's account is held while twenty thousand threads are read.
  await inTransaction(db, (tx) => requireFresh(tx, actor));
  const rows = await loadThreads(db, selection, { after: undefined, limit: maxExported });
  await inTransaction(db, async (tx) => {
    const acts = selection.dealershipIds.map((dealershipId) => ({
      action: 'inquiry.exported' as const,
      dealershipId,
      object: { id: dealershipId, label: '' },
      after: { threads: rows.filter((row) => row.dealershipId === dealershipId).length },
    }));
    await noticeOwnersOfActs(tx, await recordActs(tx, actor, acts));
  });
  return Buffer.from(csvMark + [head, ...rows.map(cellsOf)].map(csvLine).join(''));
}

function cellsOf(row: ListedThread): string[] {
  return [
    row.id,
    row.dealershipName,
    row.createdAt.toISOString(),
    row.kind,
    row.subject ?? '',
    row.state,
    row.lostReason ?? '',
    row.buyerName,
    row.buyerEmail,
    row.buyerPhone ?? '',
    row.carTitle ?? '',
    row.assigneeName ?? '',
    row.firstAnswerAt?.toISOString() ?? '',
    row.firstAnswerMinutes === null ? '' : String(row.firstAnswerMinutes),
  ];
}
