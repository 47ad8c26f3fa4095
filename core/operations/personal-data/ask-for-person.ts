import type { AuditAction } from '@kardan/contract/values/audit';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { maskAddress } from '../health/mask-address.ts';

/**
 * Lets an operator at what is kept about a person: after a sign-in of the last minutes with the second factor, with the address
 * typed twice, and on record before anything happens. Whose it was is masked there: what is erased must not live on in the record.
 */
export async function askForPerson(
  { db }: { db: Database },
  actor: Actor,
  { email, confirmation }: { email: string; confirmation: string },
  action: AuditAction & `personal-data.${string}`,
): Promise<void> {
  requireOperator(actor);
  if (confirmation.trim().toLowerCase() !== email.toLowerCase())
    throw new InvalidRequest([{ path: ['confirmation'], code: 'not-the-same', message: 'another address' }]);
  await inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    await recordAct(tx, actor, { action, object: personOnRecord(email) });
  });
}

/** Whose data it was, as the record may keep it. */
export function personOnRecord(email: string): { id: string; label: string } {
  return { id: 'person', label: maskAddress(email) };
}
