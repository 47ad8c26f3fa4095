import { randomBytes } from 'node:crypto';
import type { Challenge } from '@kardan/contract/calls/contact/mail';
import type { Env } from '../env.ts';
import { sealChallenge } from './challenge-token.ts';
import { difficulty, maxSeconds, seedOf, shortestSeconds } from './proof-rules.ts';

/** A task for a browser that is about to send a form. Nothing is stored: asking for many costs nobody anything. */
export function issueChallenge({ env }: { env: Pick<Env, 'FORM_SECRET'> }, now = new Date()): Challenge {
  const id = randomBytes(16);
  return {
    challenge: sealChallenge({ id, issuedAt: now, ...difficulty }, env.FORM_SECRET),
    seed: seedOf(id),
    ...difficulty,
    waitSeconds: shortestSeconds,
    expiresInSeconds: maxSeconds,
  };
}
