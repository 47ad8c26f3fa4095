import { isPublic } from '@kardan/contract/configuration/is-public';
import { totpOwner } from '@kardan/core/accounts/second-factor/use-totp';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import type { Database } from '@kardan/core/db/database';
import type { Env } from '@kardan/core/env';
import { encryptSecret } from '@kardan/core/kernel/encrypt-secret';
import {
  insertDemoAccount,
  insertDemoGroup,
  insertDemoRestrictions,
  insertDemoTotp,
  loadFirstDealerships,
} from './demo-account-store.ts';
import { demoAccounts, demoPassword, demoTotpSecret } from './demo-accounts.ts';

const groupSize = 5;

/** Makes an account for each role, with what it works for; none on a site that strangers can reach. */
export async function seedAccounts({ db, env }: { db: Database; env: Env }, today: string): Promise<number> {
  if (isPublic(env.SITE_ORIGIN)) return 0;
  const passwordHash = await hashPassword(demoPassword);
  const [first, ...next] = await loadFirstDealerships(db, 'active', 1 + groupSize);
  const [suspended] = await loadFirstDealerships(db, 'suspended', 1);
  const groupId = await insertDemoGroup(db, {
    name: 'Alpen Auto Gruppe',
    slug: 'alpen-auto-gruppe',
    dealershipIds: next,
  });
  for (const { member, group, ...account } of demoAccounts) {
    const dealershipId = member?.of === 'suspended' ? suspended : first;
    const id = await insertDemoAccount(db, {
      ...account,
      passwordHash,
      ...(member && dealershipId !== undefined && { member: { dealershipId, role: member.role } }),
      ...(group && { group: { groupId, role: group } }),
    });
    if (account.isOperator) {
      await insertDemoTotp(db, id, encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, totpOwner(id), demoTotpSecret));
    }
  }
  await insertDemoRestrictions(db, today);
  return demoAccounts.length;
}
