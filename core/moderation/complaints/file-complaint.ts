import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { insertComplaint } from './complaint-store.ts';

interface DealerComplaint {
  dealershipId: number;
  about: { statementId: string } | { restrictionId: string };
  text: string;
  /** What the record says that it is about. */
  after: Readonly<Record<string, string>>;
}

/** Stores a dealer's complaint of a measure and puts it on record; refuses a second one of the same measure. */
export async function fileComplaint(
  tx: Tx,
  actor: Actor,
  { dealershipId, about, text, after }: DealerComplaint,
): Promise<void> {
  const { accountId } = actor;
  const filed = await insertComplaint(tx, { complainant: 'dealer', ...about, dealershipId, accountId, text });
  if (!filed) throw new Failure('complaint-not-possible');
  const object = { id: filed.id, label: filed.reference };
  await recordAct(tx, actor, { action: 'complaint.filed', dealershipId, object, after });
}
