import type { Proof } from '@kardan/contract/calls/contact/contact-fields';
import type { Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import { Failure } from '../kernel/errors.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { openChallenge } from './challenge-token.ts';
import { isSolved, isTimely, maxSeconds } from './proof-rules.ts';
import { insertSpent, loadAnswer, saveAnswer } from './spent-challenge-store.ts';

/**
 * Takes a form by its proof, in the transaction that does what it asks for: the proof is ours, solved, neither too fresh nor too
 * old, and good for this one form. Refuses otherwise, without saying which it is. The same form sent again, because its
 * answer got lost, gets that answer, and nothing is done twice.
 */
export async function takeForm<Answer extends object>(
  tx: Tx,
  env: Pick<Env, 'FORM_SECRET'>,
  form: { proof: Proof; [field: string]: unknown },
  work: () => Promise<Answer>,
  now = new Date(),
): Promise<Answer> {
  const { challenge, nonces } = form.proof;
  const facts = openChallenge(challenge, env.FORM_SECRET);
  if (!facts) throw new SpamCheckFailed('not our challenge');
  if (!isTimely(facts.issuedAt, now)) throw new SpamCheckFailed('sent too early or too late');
  if (!isSolved(facts, nonces)) throw new SpamCheckFailed('not solved');
  const { id } = facts;
  const expiresAt = new Date(facts.issuedAt.getTime() + maxSeconds * 1000);
  const formHash = keyedHash(env.FORM_SECRET, 'form', JSON.stringify(form)).subarray(0, 16);
  if (!(await insertSpent(tx, { id, expiresAt, formHash }))) {
    const known = await loadAnswer(tx, id, formHash);
    if (!known) throw new SpamCheckFailed('used before');
    return known.answer as Answer;
  }
  const answer = await work();
  await saveAnswer(tx, id, answer);
  return answer;
}

class SpamCheckFailed extends Failure {
  constructor(message: string) {
    super('spam-check-failed', { message });
  }
}
