import type { Tx } from '../../db/database.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { loadOwners } from './owner-store.ts';

/** Has the owners of a feed told that a run needs somebody. */
export async function tellOwners(tx: Tx, feedId: string, runId: string): Promise<void> {
  const owners = await loadOwners(tx, feedId);
  await queueMails(
    tx,
    owners.map(({ email, language }) => ({ template: 'feed-run', recipient: email, language, payload: { runId } })),
  );
}
