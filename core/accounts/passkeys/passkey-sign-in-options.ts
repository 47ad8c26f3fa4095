import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { openTicket, sealTicket, ticketSeconds } from '../sign-in/ticket.ts';
import { loadPasskeys } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';

/**
 * What a browser asks its passkeys with. Without a ticket it asks for whichever the device has, and nobody learns whether
 * there is an account; with one, a password was right, and the account's passkeys are named.
 */
export async function passkeySignInOptions({ db, env }: { db: Database; env: Env }, ticket: string | undefined) {
  const opened = ticket === undefined ? undefined : openTicket('second-factor', ticket, env.ACCOUNT_SECRET);
  if (ticket !== undefined && !opened) throw new Failure('wrong-credentials', { message: 'the ticket is too old' });
  const passkeys = opened ? await loadPasskeys(db, opened.accountId) : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(env).id,
    userVerification: 'required',
    timeout: ticketSeconds * 1000,
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({
      id,
      transports: transports,
    })),
  });
  const content = { challenge: options.challenge, ...(opened && { accountId: opened.accountId }) };
  return { ticket: sealTicket('passkey', content, env.ACCOUNT_SECRET), options: { ...options } };
}
