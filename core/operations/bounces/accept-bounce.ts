import { type Database, inTransaction } from '../../db/database.ts';
import { noteBounce } from '../../mail/bounces/note-bounce.ts';
import { isAddressGone, readBounce } from '../../mail/bounces/read-bounce.ts';
import { pauseUndeliverableAgent } from '../../search-agents/agents/pause-undeliverable-agent.ts';

/**
 * Takes what a server sent back of a mail: counted once, with its status, and nothing of it kept. A search agent whose address
 * does not exist is paused, as when the address is refused at once.
 */
export async function acceptBounce({ db }: { db: Database }, mailId: string, bytes: Buffer): Promise<void> {
  const status = readBounce(bytes);
  if (status === undefined) return;
  await inTransaction(db, async (tx) => {
    const mail = await noteBounce(tx, mailId, status);
    if (mail?.searchAgentId && isAddressGone(status)) await pauseUndeliverableAgent(tx, mail.searchAgentId, mailId);
  });
}
