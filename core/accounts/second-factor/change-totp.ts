import { generateSecret, generateURI } from 'otplib';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { decryptSecret, encryptSecret } from '../../kernel/encrypt-secret.ts';
import { Failure, InvalidRequest } from '../../kernel/errors.ts';
import type { Actor } from '../actor.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { accountOf } from '../policies.ts';
import { recordSecurity } from '../record-security.ts';
import { countFactorTry } from '../sign-in/sign-in-limits.ts';
import { refuseCompanyAccount } from '../sso/under-company-account.ts';
import { factorAdded } from './factor-added.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { refuseLastFactor, requireFresh } from './require-fresh.ts';
import { confirmStoredTotp, deleteTotp, lockTotp, savePendingTotp } from './totp-store.ts';
import { stepOf, totpOwner } from './use-totp.ts';

type Services = { db: Database; env: Env };

/** Makes a secret for one-time passwords; one in use stays so until a code of the new one was shown. */
export function startTotp({ db, env }: Services, actor: Actor): Promise<{ secret: string; address: string }> {
  return inTransaction(db, async (tx) => {
    const { account } = await requireFresh(tx, actor);
    await refuseCompanyAccount(tx, account);
    const secret = generateSecret();
    await savePendingTotp(tx, account.id, encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, totpOwner(account.id), secret));
    return { secret, address: generateURI({ issuer: env.SITE_NAME, label: account.email, secret }) };
  });
}

/** Takes one-time passwords into use with a first one; gives new recovery codes. */
export async function confirmTotp(
  services: Services,
  actor: Actor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, env } = services;
  const wasRight = await countFactorTry(services, accountOf(actor), 'totp');
  const recoveryCodes = await inTransaction(db, async (tx) => {
    const { account, session } = await requireFresh(tx, actor);
    const totp = await lockTotp(tx, account.id);
    const secret =
      totp?.pendingEncrypted &&
      decryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, totpOwner(account.id), totp.pendingEncrypted);
    const step = secret ? stepOf(secret, code, null) : undefined;
    if (step === undefined) {
      throw new InvalidRequest([{ path: ['code'], code: 'wrong-code', message: 'not a code of this secret' }]);
    }
    await confirmStoredTotp(tx, account.id, step);
    await factorAdded(tx, account, session);
    await recordSecurity(tx, account, 'totp-added', { requestId: actor.requestId });
    await noticeAccount(tx, account, { notice: 'totp-added' });
    return makeRecoveryCodes(tx, env, account.id);
  });
  await wasRight();
  return { recoveryCodes };
}

/** Takes one-time passwords out of use; without another second factor recovery codes go too. */
export function removeTotp({ db }: Services, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { account } = await requireFresh(tx, actor);
    if (!account.hasTotp) return;
    refuseLastFactor(account);
    await deleteTotp(tx, account.id);
    if (account.passkeyCount === 0) await replaceRecoveryCodes(tx, account.id, []);
    await recordSecurity(tx, account, 'totp-removed', { requestId: actor.requestId });
    await noticeAccount(tx, account, { notice: 'totp-removed' });
  });
}

/** Makes new recovery codes; there are none without a second factor that they stand in for. */
export function newRecoveryCodes({ db, env }: Services, actor: Actor): Promise<{ recoveryCodes: string[] }> {
  return inTransaction(db, async (tx) => {
    const { account } = await requireFresh(tx, actor);
    if (!account.hasTotp && account.passkeyCount === 0) throw new Failure('second-factor-required');
    await recordSecurity(tx, account, 'recovery-codes-made', { requestId: actor.requestId });
    await noticeAccount(tx, account, { notice: 'recovery-codes-made' });
    return { recoveryCodes: await makeRecoveryCodes(tx, env, account.id) };
  });
}
