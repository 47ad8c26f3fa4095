import type { Proof } from '@kardan/contract/calls/contact/contact-fields';
import type { Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import { Failure } from '../kernel/errors.ts';
import { openChallenge } from './challenge-token.ts';
import { isSolved, isTimely, maxSeconds } from './proof-rules.ts';
import { insertSpent } from './spent-challenge-store.ts';

/**
 * Takes a form's proof in the transaction that takes the form: it is ours, solved, neither too fresh nor too old, and good
 * for this one time only. Refuses otherwise, without saying which it is.
 */
export async function spendProof(
  tx: Tx,
  env: Pick<Env, 'FORM_SECRET'>,
  { challenge, nonces }: Proof,
  now = new Date(),
): Promise<void> {
  const facts = openChallenge(challenge, env.FORM_SECRET);
  if (!facts) throw new SpamCheckFailed('not our challenge');
  if (!isTimely(facts.issuedAt, now)) throw new SpamCheckFailed('sent too early or too late');
  if (!isSolved(facts, nonces)) throw new SpamCheckFailed('not solved');
  const expiresAt = new Date(facts.issuedAt.getTime() + maxSeconds * 1000);
  if (!(await insertSpent(tx, facts.id, expiresAt))) throw new SpamCheckFailed('used before');
}

class SpamCheckFailed extends Failure {
  constructor(message: string) {
    super('spam-check-failed', { message });
  }
}
