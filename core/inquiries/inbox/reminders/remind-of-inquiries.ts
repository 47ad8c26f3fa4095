import type { Language } from '@kardan/contract/values/identifiers';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import { queueMails } from '../../../mail/queue-mail.ts';
import { type Colleague, loadColleagues } from '../settings/setting-store.ts';
import { insertAct } from '../thread-store.ts';
import { type DueThread, takeDue } from './reminder-store.ts';

const kinds = ['reminder', 'escalation'] as const;
type Kind = (typeof kinds)[number];
const acts = { reminder: 'reminded', escalation: 'escalated' } as const;
const threadsAtOnce = 100;

/** Queues the mails about inquiries that have waited too long, each once: to who has it, then to the owners. */
export async function remindOfInquiries({ db }: { db: Database }): Promise<number> {
  let told = 0;
  for (const kind of kinds) {
    while (true) {
      const taken = await inTransaction(db, (tx) => remindOfSome(tx, kind));
      told += taken;
      if (taken < threadsAtOnce) break;
    }
  }
  return told;
}

async function remindOfSome(tx: Tx, kind: Kind): Promise<number> {
  const threads = await takeDue(tx, kind, threadsAtOnce);
  for (const thread of threads) {
    const readers = readersOf(kind, thread, await loadColleagues(tx, thread.dealershipId));
    const payload = { threadId: thread.id, kind };
    await queueMails(
      tx,
      readers.map((reader) => ({ template: 'inquiry-reminder' as const, ...reader, payload })),
    );
    await insertAct(tx, thread.id, { accountId: null, act: acts[kind] });
  }
  return threads.length;
}

/** Who is written to; where nobody is left, the dealership's own mailbox. */
function readersOf(
  kind: Kind,
  { assignedAccountId, dealershipEmail }: DueThread,
  colleagues: Colleague[],
): { recipient: string; language: Language }[] {
  const wanted = colleagues.filter(({ accountId, isOwner }) =>
    kind === 'escalation' ? isOwner : accountId === assignedAccountId,
  );
  if (wanted.length === 0) return [{ recipient: dealershipEmail, language: 'de-AT' }];
  return wanted.map(({ email, language }) => ({ recipient: email, language }));
}
