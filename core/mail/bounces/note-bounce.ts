import type { Tx } from '../../db/database.ts';
import { countMail, saveBounced } from '../mail-store.ts';

/** Notes once that a mail came back, and counts it; gives the search agent it was for, where it was for one. */
export async function noteBounce(
  tx: Tx,
  mailId: string,
  status: string,
): Promise<{ searchAgentId: string | null } | undefined> {
  const mail = await saveBounced(tx, mailId, status);
  if (!mail) return undefined;
  await countMail(tx, mail.template, 'bounced');
  return { searchAgentId: mail.searchAgentId };
}
