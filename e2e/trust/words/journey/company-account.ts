import { companyReturnPath } from '@kardan/contract/site-paths';
import { createTestProvider, type TestProvider } from '@kardan/core/testing/identity-provider';
import type { Scene } from '../scene.ts';
import { keepCookies, postAsPage } from './browser-cookies.ts';
import type { Cast } from './cast.ts';

/** A group has a company account; somebody signs in with it, under the name that the company's provider tells. */
export async function useCompanyAccount(scene: Scene, cast: Cast, groupId: number): Promise<void> {
  const { owner, operator, secrets, tag } = cast;
  await using provider = await createTestProvider({ redirectUri: scene.site + companyReturnPath(groupId) });
  const { issuer, clientId } = provider;
  const domains = [`${tag}.example`];
  const team = { value: 'team', role: 'dealer-staff', dealershipId: null };
  await operator.call('saveIdentityProvider', {
    params: { groupId },
    given: { issuer, domains, clientId, clientSecret: provider.clientSecret, roleClaim: 'groups', roles: [team] },
  });
  await operator.call('releaseCompanyAccount', { params: { groupId }, given: { issuer, domains } });
  await comeFromCompany(scene, provider, { groupId, email: `eva@${tag}.example`, secrets });
  const clientSecret = `firmengeheimnis-${tag}`;
  secrets.set('secret of a company account', clientSecret);
  // Another provider, which nobody asks any more: its address is as harmful as the rest.
  await owner.call('saveIdentityProvider', {
    params: { groupId },
    given: { domains, clientSecret, roles: [{ role: 'group-owner', dealershipId: null }] },
  });
}

/** In a browser, which keeps a cookie on its way to the provider and back. */
async function comeFromCompany(
  scene: Scene,
  provider: TestProvider,
  { groupId, email, secrets }: { groupId: number; email: string; secrets: Cast['secrets'] },
): Promise<void> {
  const { speech, refused } = scene;
  const name = speech.say('company account', 'name', 'name', 100);
  provider.people.set('eva', { sub: 'eva', email, email_verified: true, name, groups: ['team'] });
  provider.signsIn('eva');
  const begun = await postAsPage(scene, 'sso/start', { email, language: 'de-AT' });
  const { address } = (await begun.json()) as { address: string };
  const cookie = keepCookies(begun, 'a company account', secrets);
  const { search } = await provider.follow(address);
  const signedIn = await postAsPage(scene, 'sso/callback', { groupId, answer: search, client: 'browser' }, cookie);
  keepCookies(signedIn, 'somebody with a company account', secrets);
  if (!signedIn.ok) refused.push(`company account: ${await signedIn.text()}`);
}
