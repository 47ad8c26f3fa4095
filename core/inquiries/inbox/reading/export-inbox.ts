import type { InboxFilter } from '@kardan/contract/calls/admin/inbox';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Actor } from '../../../accounts/actor.ts';
import { recordAct } from '../../../audit/record-act.ts';
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

/** The threads of a filter as a file for a spreadsheet, for owners; that it was made is on record at each site. */
export async function exportInbox(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  filter: InboxFilter,
): Promise<Buffer> {
  const { selection } = await selectThreads(db, actor, dealership, filter, 'own');
  const rows = await loadThreads(db, selection, { after: undefined, limit: maxExported });
  await inTransaction(db, async (tx) => {
    for (const dealershipId of selection.dealershipIds) {
      const threads = rows.filter((row) => row.dealershipId === dealershipId).length;
      const object = { id: dealershipId, label: '' };
      await recordAct(tx, actor, { action: 'inquiry.exported', dealershipId, object, after: { threads } });
    }
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
