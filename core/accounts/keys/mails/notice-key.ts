import type { Tx } from '../../../db/database.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import { noticeOwners } from '../../owners/notice-owners.ts';
import type { KeyOwner } from '../key-store.ts';

/** Tells everybody who owns the dealership, or the group, what has become of a key, in the transaction that does it. */
export async function noticeKey(tx: Tx, owner: KeyOwner, payload: MailPayload<'key-notice'>): Promise<void> {
  await noticeOwners(tx, owner, 'key-notice', payload);
}
