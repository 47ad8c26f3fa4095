import { verifySync } from 'otplib';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { decryptSecret } from '../../kernel/encrypt-secret.ts';
import { lockTotp, saveLastStep } from './totp-store.ts';

/** Clocks of phones are some seconds off: the code before and the one after are taken too. */
const toleranceSeconds = 30;

/** What an account's secret of one-time passwords is bound to. */
export function totpOwner(accountId: number): string {
  return `totp of account ${accountId}`;
}

/** The step of time that a code is of; undefined when it is wrong, or of a step up to the given one. */
export function stepOf(secret: string, code: string, lastStep: number | null): number | undefined {
  const after = lastStep === null ? {} : { afterTimeStep: lastStep };
  const result = verifySync({ secret, token: code, epochTolerance: toleranceSeconds, ...after });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Takes an account's one-time password, once: seen over a shoulder it is worth nothing. */
export async function useTotp(tx: Tx, env: Env, accountId: number, code: string): Promise<boolean> {
  const totp = await lockTotp(tx, accountId);
  if (!totp?.secretEncrypted) return false;
  const secret = decryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, totpOwner(accountId), totp.secretEncrypted);
  const step = stepOf(secret, code, totp.lastStep);
  if (step === undefined) return false;
  await saveLastStep(tx, accountId, step);
  return true;
}
