import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { lockAccount } from '../account-store.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { recordSecurity } from '../record-security.ts';
import { useRecoveryCode } from '../second-factor/recovery-codes.ts';
import { useTotp } from '../second-factor/use-totp.ts';
import { countFactorTry } from './sign-in-limits.ts';
import { beginSession, type SignInOrigin, type SignInStep } from './sign-in-step.ts';
import { openTicket } from './ticket.ts';

interface SecondFactorTry {
  ticket: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Goes on with a sign-in by a one-time password, none of which counts twice, or by a recovery code, which is used up. */
export async function confirmSignIn(
  services: { db: Database; env: Env },
  { ticket, code, recoveryCode }: SecondFactorTry,
  origin: SignInOrigin,
): Promise<SignInStep> {
  const { db, env } = services;
  const opened = openTicket('second-factor', ticket, env.ACCOUNT_SECRET);
  if (!opened) throw new Failure('wrong-credentials', { message: 'the ticket is not ours or too old' });
  const wasRight = await countFactorTry(services, opened.accountId, code ? 'totp' : 'recovery-code');
  const step = await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, opened.accountId);
    if (account?.state !== 'active') throw new Failure('wrong-credentials');
    const isRight = code
      ? await useTotp(tx, env, account.id, code)
      : await useRecoveryCode(tx, env, account.id, recoveryCode ?? '');
    const { requestId } = origin;
    if (!isRight) {
      // By nobody: whoever it was knows the password, which says little.
      const after = { factor: code ? 'totp' : 'recovery-code' };
      await recordSecurity(tx, account, 'second-factor-failed', { by: null, requestId, after });
      return undefined;
    }
    if (recoveryCode) {
      await recordSecurity(tx, account, 'recovery-code-used', { requestId });
      await noticeAccount(tx, account, { notice: 'recovery-code-used' });
    }
    return beginSession(tx, env, account, origin, { isStrong: true });
  });
  if (!step) throw new Failure('wrong-credentials');
  await wasRight();
  return step;
}
