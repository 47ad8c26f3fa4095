import { languages } from '@kardan/contract/values/identifiers';
import { z } from 'zod';
import type { Env } from '../../../env.ts';
import { decryptSecret, encryptSecret } from '../../../kernel/encrypt-secret.ts';

/** How long somebody may take at their provider. */
export const stateSeconds = 600;
const owner = 'state of a company sign-in';

const content = z.object({
  id: z.string(),
  providerId: z.int(),
  groupId: z.int(),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  language: z.enum(languages),
  isFresh: z.boolean(),
  until: z.number(),
});
export type CompanySignInState = z.output<typeof content>;

/** What the browser that has begun keeps until it comes back, encrypted: neither it nor we store anything else. */
export function sealState({ ACCOUNT_ENCRYPTION_KEYS }: Env, state: Omit<CompanySignInState, 'until'>): string {
  const text = JSON.stringify({ ...state, until: Date.now() + stateSeconds * 1_000 });
  return encryptSecret(ACCOUNT_ENCRYPTION_KEYS, owner, text);
}

/** What this browser has begun; undefined when it has not, or too long ago. */
export function openState({ ACCOUNT_ENCRYPTION_KEYS }: Env, sealed: string): CompanySignInState | undefined {
  try {
    const state = content.parse(JSON.parse(decryptSecret(ACCOUNT_ENCRYPTION_KEYS, owner, sealed)));
    return state.until > Date.now() ? state : undefined;
  } catch {
    // Whatever it is, it is none of ours.
    return undefined;
  }
}
