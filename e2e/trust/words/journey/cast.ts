import { randomBytes, randomInt } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { type AccountRights, buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { totpCode } from '@kardan/core/testing/totp-code';
import type { Caller, Scene } from '../scene.ts';

export interface Signed {
  accountId: number;
  email: string;
  name: string;
  password: string;
  /** Instead of a one-time password, each once; none for who has no second factor. */
  recoveryCodes: string[];
  call: Caller;
}

/** Who writes in the scene, and to whom. */
export interface Cast {
  /** In every address of theirs. */
  tag: string;
  dealership: { id: number; slug: string; email: string };
  visitor: { email: string; phone: string; call: Caller };
  owner: Signed;
  operator: Signed;
  /** Decides on what the first has decided. */
  secondOperator: Signed;
  /** Who somebody is: addresses and telephone numbers, by whose they are. */
  addresses: Map<string, string>;
  /** What opens something, by its name: no log, trace, event or table may tell one. */
  secrets: Map<string, string>;
}

/** People with accounts, who sign in as anybody does. */
export async function gather(scene: Scene): Promise<Cast> {
  const { db } = scene;
  const tag = `k${randomBytes(4).toString('hex')}`;
  const secrets = new Map<string, string>();
  const dealership = await buildDealership(db, { email: `betrieb-${tag}@example.at`, slug: `autohaus-${tag}` });
  const near = await buildDealership(db, { email: `nachbar-${tag}@example.at`, slug: `nachbar-${tag}` });
  const visitor = {
    email: `anna-${tag}@example.at`,
    phone: `+43 664 ${1_000_000 + randomInt(8_999_999)}`,
    call: scene.as(),
  };
  const owner = await signUp(scene, `chefin-${tag}`, {
    memberships: { [dealership.id]: 'dealer-owner', [near.id]: 'dealer-owner' },
  });
  const operator = await signUp(scene, `betreiber-${tag}`, { isOperator: true });
  const secondOperator = await signUp(scene, `zweite-${tag}`, { isOperator: true });
  return {
    tag,
    dealership,
    visitor,
    addresses: new Map([
      ...[visitor, owner, operator, secondOperator].map(({ email }) => [email, email] as const),
      ['telephone number of a visitor', visitor.phone],
      ['invited', `neu-${dealership.slug}@example.at`],
    ]),
    owner,
    operator,
    secondOperator,
    secrets,
  };

  async function signUp({ as }: Scene, name: string, rights: AccountRights): Promise<Signed> {
    const password = `Kolibri ${randomBytes(9).toString('hex')}`;
    const email = `${name}@example.at`;
    const account = await buildAccount(db, rights, {
      email,
      displayName: `Name ${name}`,
      passwordHash: await hashPassword(password),
    });
    const given = { email, password, client: 'other' };
    const { accessToken, refreshToken } = await as()('signIn', { given });
    secrets.set(`access token of ${name}`, accessToken).set(`refresh token of ${name}`, refreshToken);
    secrets.set(`password of ${name}`, password);
    const call = as(accessToken);
    const person = { accountId: account.id, email, name, password, call };
    if (!rights.isOperator) return { ...person, recoveryCodes: [] };
    const { secret } = await call('startTotp');
    secrets.set(`one-time passwords of ${name}`, secret);
    const { recoveryCodes } = await call('confirmTotp', { given: { code: totpCode(secret) } });
    for (const [place, code] of recoveryCodes.entries()) secrets.set(`recovery code ${place} of ${name}`, code);
    return { ...person, recoveryCodes };
  }
}
