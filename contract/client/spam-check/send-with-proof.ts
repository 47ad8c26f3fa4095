import type { Proof } from '../../calls/contact/contact-fields.ts';
import { ApiError } from '../api-error.ts';
import type { ProofKeeper } from './proof-keeper.ts';

/** Sends a form with its proof. One that is refused for its proof, such as after a night's sleep, is sent once more. */
export async function sendWithProof<Answer>(
  proofs: ProofKeeper,
  send: (proof: Proof) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await sendOnce(proofs, send);
  } catch (error) {
    if (!isForItsProof(error)) throw error;
    return sendOnce(proofs, send);
  }
}

async function sendOnce<Answer>(proofs: ProofKeeper, send: (proof: Proof) => Promise<Answer>): Promise<Answer> {
  const proof = await proofs.take();
  try {
    const answer = await send(proof);
    proofs.discard();
    return answer;
  } catch (error) {
    // Only a form that was taken, or refused for its proof, has used it up.
    if (isForItsProof(error)) proofs.discard();
    throw error;
  }
}

function isForItsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'spam-check-failed';
}
