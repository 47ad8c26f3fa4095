import type { Tx } from '../db/database.ts';
import { lockMailsTo } from './mail-store.ts';

/**
 * Holds every mail to an address, before what they are about: whoever sends one holds it, and writes there in the end. Waits for
 * those that are being sent as long as a statement may, and is an outage then.
 */
export function holdMailsTo(tx: Tx, recipient: string): Promise<void> {
  return lockMailsTo(tx, recipient);
}
