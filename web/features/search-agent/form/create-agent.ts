import { ApiError } from '@kardan/contract/client/api-error';
import { type Progress, ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { sendWithProof } from '@kardan/contract/client/spam-check/send-with-proof';
import { browserApi } from '#lib/api/browser-api.ts';
import { type Failure, failureOf } from './failure.ts';
import { resendWaitMs, type WaitingAgent } from './stored-step.ts';
import type { AgentErrors, TypedAgent } from './typed-agent.ts';

export type Created = { agent: WaitingAgent } | { errors: AgentErrors } | { failure: Failure };

export type Create = (typed: TypedAgent, onSending: () => void) => Promise<Created>;

/** Begins the spam check, and gives what sends the form once it is filled in. */
export function prepareCreation(onProgress: (progress: Progress) => void): Create {
  const proofs = new ProofKeeper(browserApi.mailChallenge, onProgress);
  proofs.begin();
  return async (typed, onSending) => {
    try {
      const { id, vanishesInSeconds } = await sendWithProof(proofs, (proof) => {
        onSending();
        return browserApi.createSearchAgent({ body: { ...typed, proof } });
      });
      const { email, frequency } = typed;
      const [resendFromMs, untilMs] = [Date.now() + resendWaitMs, Date.now() + vanishesInSeconds * 1000];
      return { agent: { at: 'code', id, email, frequency, resendFromMs, untilMs } };
    } catch (error) {
      const isAddress = error instanceof ApiError && error.issues.some(({ path }) => path[0] === 'email');
      return isAddress ? { errors: { email: 'form.error.email' } } : { failure: failureOf(error) };
    }
  };
}
