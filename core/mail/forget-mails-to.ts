import type { Tx } from '../db/database.ts';
import { deleteMailsTo } from './mail-store.ts';

/** Removes every record of mails to an address, those that wait included. */
export function forgetMailsTo(tx: Tx, recipient: string): Promise<number> {
  return deleteMailsTo(tx, recipient);
}
