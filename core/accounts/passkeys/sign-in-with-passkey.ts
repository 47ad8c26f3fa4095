import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { lockAccount, type StoredAccount } from '../account-store.ts';
import { spendTicket } from '../sign-in/sign-in-limits.ts';
import { beginSession, type SignInOrigin, type SignInStep } from '../sign-in/sign-in-step.ts';
import { openTicket } from '../sign-in/ticket.ts';
import { loadPasskeyOwner, lockPasskey, notePasskeyUse } from './passkey-store.ts';
import { readCredential } from './read-credential.ts';
import { relyingParty } from './relying-party.ts';

/** Signs in with a passkey, or goes on with a sign-in that asked for one. A ticket counts once, so no answer is played again. */
export async function signInWithPasskey(
  services: { db: Database; env: Env },
  { ticket, credential }: { ticket: string; credential: unknown },
  origin: SignInOrigin,
): Promise<SignInStep> {
  const { db, env } = services;
  const opened = openTicket('passkey', ticket, env.ACCOUNT_SECRET);
  const response = readCredential(credential) as AuthenticationResponseJSON | undefined;
  if (!opened || !response || !(await spendTicket(services, opened.id))) throw new Failure('wrong-credentials');
  return inTransaction(db, async (tx) => {
    const account = await ownerOf(tx, env, response, opened);
    if (account?.state !== 'active') throw new Failure('wrong-credentials');
    return beginSession(tx, env, account, origin, { isStrong: true });
  });
}

/** Whose passkey has answered the challenge; undefined when none of ours has, or another account's than was asked. */
async function ownerOf(
  tx: Tx,
  env: Env,
  response: AuthenticationResponseJSON,
  asked: { challenge: string; accountId?: number | undefined },
): Promise<StoredAccount | undefined> {
  const ownerId = await loadPasskeyOwner(tx, response.id);
  if (ownerId === undefined || (asked.accountId !== undefined && asked.accountId !== ownerId)) return undefined;
  // The account first, as whoever removes a passkey does: neither waits for what the other holds.
  const account = await lockAccount(tx, ownerId);
  const passkey = await lockPasskey(tx, response.id);
  if (!account || !passkey) return undefined;
  const { id, origin } = relyingParty(env);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined); // whatever is wrong with it, it is no proof
  if (!verified?.verified) return undefined;
  const handle = response.response.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString() !== account.passkeyHandle) return undefined;
  const { newCounter: counter, credentialBackedUp: backedUp } = verified.authenticationInfo;
  await notePasskeyUse(tx, passkey.id, { counter, backedUp });
  return account;
}
