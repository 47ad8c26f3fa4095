import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import type { Actor } from '../actor.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { accountOf } from '../policies.ts';
import { recordSecurity } from '../record-security.ts';
import { factorAdded } from '../second-factor/factor-added.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-code-store.ts';
import { refuseLastFactor, requireFresh } from '../second-factor/require-fresh.ts';
import { spendTicket } from '../sign-in/sign-in-limits.ts';
import { openTicket, sealTicket, ticketSeconds } from '../sign-in/ticket.ts';
import { refuseCompanyAccount } from '../sso/under-company-account.ts';
import { deletePasskey, insertPasskey, loadPasskeys, renameStoredPasskey } from './passkey-store.ts';
import { readCredential } from './read-credential.ts';
import { relyingParty } from './relying-party.ts';

type Services = { db: Database; env: Env };

/** More than anybody has devices. */
const maxPasskeys = 20;

/** What a browser makes a passkey with: one that the device finds by itself and opens only for its owner. */
export function newPasskeyOptions({ db, env }: Services, actor: Actor) {
  return inTransaction(db, async (tx) => {
    const { account, session } = await requireFresh(tx, actor);
    await refuseCompanyAccount(tx, account);
    const known = await loadPasskeys(tx, account.id);
    if (known.length >= maxPasskeys) throw new Failure('too-many-requests', { message: 'too many passkeys' });
    const { id, name } = relyingParty(env);
    const options = await generateRegistrationOptions({
      rpID: id,
      rpName: name,
      userID: new TextEncoder().encode(account.passkeyHandle),
      userName: account.email,
      userDisplayName: account.displayName,
      attestationType: 'none',
      timeout: ticketSeconds * 1000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports,
      })),
    });
    const content = { challenge: options.challenge, accountId: account.id, sessionId: session.id };
    return { ticket: sealTicket('new-passkey', content, env.ACCOUNT_SECRET), options: { ...options } };
  });
}

/** Adds the passkey that a browser made for this session's question. */
export async function addPasskey(
  services: Services,
  actor: Actor,
  { ticket, label, credential }: { ticket: string; label: string; credential: unknown },
) {
  const { db, env } = services;
  const opened = openTicket('new-passkey', ticket, env.ACCOUNT_SECRET);
  const response = readCredential(credential) as RegistrationResponseJSON | undefined;
  const isOwn = opened?.accountId === actor.accountId && opened.sessionId === actor.session?.id;
  if (!opened || !response || !isOwn || !(await spendTicket(services, opened.id)))
    throw new Failure('wrong-credentials');
  const { id, origin } = relyingParty(env);
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: opened.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined); // whatever is wrong with it, it is no passkey
  if (!made?.verified) throw new Failure('wrong-credentials');
  const { credential: key, credentialBackedUp: backedUp } = made.registrationInfo;
  return inTransaction(db, async (tx) => {
    const { account, session } = await requireFresh(tx, actor);
    await refuseCompanyAccount(tx, account);
    const stored = await insertPasskey(tx, {
      accountId: account.id,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: key.transports ?? [],
      backedUp,
      label,
    });
    if (!stored) throw new Failure('wrong-credentials', { message: 'the passkey is somebody’s already' });
    await factorAdded(tx, account, session);
    await recordSecurity(tx, account, 'passkey-added', { requestId: actor.requestId, after: { label } });
    await noticeAccount(tx, account, { notice: 'passkey-added' });
    return presentPasskey(stored);
  });
}

/** Names a passkey of the actor's. */
export async function renamePasskey({ db }: Services, actor: Actor, id: string, label: string): Promise<void> {
  if (!(await renameStoredPasskey(db, accountOf(actor), id, label))) throw new NotFound('passkey');
}

/** Removes a passkey of the actor's; an operator keeps a second factor. */
export function removePasskey({ db }: Services, actor: Actor, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { account } = await requireFresh(tx, actor);
    const removed = await deletePasskey(tx, account.id, id);
    if (!removed) throw new NotFound('passkey');
    refuseLastFactor(account);
    if (account.passkeyCount === 1 && !account.hasTotp) await replaceRecoveryCodes(tx, account.id, []);
    await recordSecurity(tx, account, 'passkey-removed', { requestId: actor.requestId });
    await noticeAccount(tx, account, { notice: 'passkey-removed' });
  });
}

interface StoredPasskey {
  id: string;
  label: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  backedUp: boolean;
}

export function presentPasskey({ id, label, createdAt, lastUsedAt, backedUp }: StoredPasskey) {
  return { id, label, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null, backedUp };
}
