import { randomBytes } from 'node:crypto';
import { sealLinkToken } from '@kardan/core/accounts/links/link-token';
import { loadEnv } from '@kardan/core/env';
import { unsubscribeUrl } from '@kardan/core/statistics/reports/monthly/report-links';
import type { Scene } from '../scene.ts';
import { useBrowser } from './browser-cookies.ts';
import type { Cast } from './cast.ts';
import { useCompanyAccount } from './company-account.ts';

/** Who is invited comes, forgets the password and gets another; a group has people, keys and a company account. */
export async function useAccounts(scene: Scene, cast: Cast): Promise<void> {
  const { db, as } = scene;
  const { owner, operator, dealership, secrets, tag } = cast;
  const { ACCOUNT_SECRET } = loadEnv();
  const linkOf = async (purpose: 'invite' | 'reset', email: string) => {
    const { id } = await db
      .selectFrom('accountToken')
      .innerJoin('account', 'account.id', 'accountToken.accountId')
      .select('accountToken.id')
      .where('account.email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    const token = sealLinkToken(purpose, id, ACCOUNT_SECRET);
    secrets.set(`link of ${purpose}`, token);
    return token;
  };
  const newPassword = (whose: string) => {
    const password = `Kolibri ${randomBytes(9).toString('hex')}`;
    secrets.set(`new password of ${whose}`, password);
    return password;
  };
  const invited = `neu-${dealership.slug}@example.at`;
  const token = await linkOf('invite', invited);
  await as()('invitation', { given: { token } });
  await as()('acceptInvitation', { given: { token, password: newPassword('invited'), client: 'other' } });
  await as()('requestPasswordReset', { given: { email: invited } });
  await as()('resetPassword', {
    given: { token: await linkOf('reset', invited), password: newPassword('reset'), client: 'other' },
  });
  await useBrowser(scene, owner, secrets);
  await askForReports(scene, cast);
  const passkey = {
    credentialId: tag,
    publicKey: Buffer.alloc(8),
    counter: 0,
    transports: [],
    backedUp: false,
    label: 'Alt',
  };
  const { id } = await db
    .insertInto('passkey')
    .values({ ...passkey, accountId: owner.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner.call('renamePasskey', { params: { id } });
  // Who has one confirms with it what is delicate.
  await db.deleteFrom('passkey').where('id', '=', id).execute();

  const group = await operator.call('createGroup', {});
  const params = { groupId: group?.id };
  await operator.call('renameGroup', { params });
  await operator.call('addToGroup', { params: { ...params, dealershipId: dealership.id } });
  await db
    .insertInto('groupMembership')
    .values({ accountId: owner.accountId, groupId: group?.id, role: 'group-owner' })
    .execute();
  await owner.call('inviteGroupMember', { params, given: { email: `gruppe-${tag}@example.at` } });
  const made = await owner.call('createGroupApiKey', { params, given: { networks: undefined, scopes: ['stock'] } });
  await owner.call('changeGroupApiKey', {
    params: { ...params, keyId: made?.key.id },
    given: { networks: [], scopes: ['stock'] },
  });
  await useCompanyAccount(scene, cast, group?.id);
}

/** The address in a report's mail that stops reports, opened in a browser, which changes nothing. */
async function askForReports({ site, refused }: Scene, { owner, secrets }: Cast): Promise<void> {
  const url = new URL(unsubscribeUrl({ ...loadEnv(), SITE_ORIGIN: site }, owner.accountId, 'de-AT'));
  secrets.set('link of a monthly report', url.pathname.split('/').at(-2) ?? '');
  const answer = await fetch(url, { redirect: 'manual' });
  if (answer.status !== 303) refused.push(`link of a monthly report: ${answer.status}`);
}
