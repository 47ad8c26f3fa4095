import { createServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { encryptSecret } from '../../kernel/encrypt-secret.ts';
import { Failure } from '../../kernel/errors.ts';
import { createLog } from '../../kernel/log.ts';
import { isPublicAddress, type Network } from '../../kernel/public-address.ts';
import { selfSignedCertificate, trustCertificates } from '../../testing/self-signed-certificate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { secretOwner } from './open-provider.ts';
import { finishCompanySignIn } from './signing-in/finish-company-sign-in.ts';
import { startCompanySignIn } from './signing-in/start-company-sign-in.ts';
import { endCompanySessions } from './signing-out/end-company-sessions.ts';

/** A server of our own network: whoever connects to it was led astray, whatever they say to it. */
let canaryHits = 0;
const canary = createSocketServer((socket) => {
  canaryHits += 1;
  socket.on('error', () => {}).end();
});
let canaryHost: string;
let scheme = 'https';

/** A provider on the small internet of this test, which lies at 127.0.0.1; the canary's 127.0.0.2 is none of it. */
const network: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
};
const certificate = selfSignedCertificate({ hosts: ['id.firma.example'] });
let trusted: Disposable;
const provider = createServer(certificate, (request, answer) => {
  const [, path = '', place = ''] = /^\/([^/]*)\/(.*)$/.exec(request.url ?? '') ?? [];
  const told: Record<string, () => unknown> = {
    '.well-known/openid-configuration': () => metadataOf(path as Place),
    token: () => ({ access_token: 'x', token_type: 'Bearer', id_token: idToken }),
    keys: () => ({ keys: [publicKey] }),
    userinfo: () => ({ sub: 'eva', email: `eva@${domain}`, email_verified: true, groups: ['kantine'] }),
  };
  const body = told[place]?.();
  answer.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});
let origin: string;
let publicKey: object;
let privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let idToken: string;
/** What the provider says lies at the canary. */
const places = ['nothing', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'] as const;
type Place = (typeof places)[number];
const domain = 'firma.example';
const clientId = 'kardan';

function metadataOf(astray: Place) {
  const issuer = `${origin}/${astray}`;
  const endpoints = {
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
  };
  // A path of its own for each test: keys are kept by their address.
  return { issuer, ...endpoints, ...(astray !== 'nothing' && { [astray]: `${scheme}://${canaryHost}/${count}` }) };
}

let database: TestDatabase;
let count = 0;

beforeAll(async () => {
  trusted = trustCertificates(certificate);
  database = await createTestDatabase();
  const keys = await generateKeyPair('RS256', { extractable: true });
  privateKey = keys.privateKey;
  publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.2', resolve));
  canaryHost = `127.0.0.2:${(canary.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  origin = `https://id.firma.example:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  canaryHits = 0;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  canary.close();
  trusted[Symbol.dispose]();
  await database[Symbol.asyncDispose]();
});

const onTheInternet = 'https://kardan.example';
const onThisMachine = 'http://localhost:3000';

async function setUp(SITE_ORIGIN: string, astray: Place) {
  const { db } = database;
  count += 1;
  const env = { ...loadEnv(), SITE_ORIGIN };
  const group = { slug: `gruppe-${count}`, name: 'Gruppe' };
  const { id: groupId } = await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow();
  await db.deleteFrom('identityProvider').execute();
  const issuer = `${origin}/${astray}`;
  const { id: providerId } = await db
    .insertInto('identityProvider')
    .values({
      groupId,
      issuer,
      clientId,
      secretEncrypted: encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(groupId), 'geheim'),
      roleClaim: 'groups',
      roleClaims: JSON.stringify([{ value: 'verkauf', role: 'group-owner', dealershipId: null }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('identityProviderDomain').values({ providerId, domain, confirmedAt: new Date() }).execute();
  return { services: { db, env, log: createLog('api', 'silent'), network }, groupId, issuer };
}

function sign(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ aud: clientId, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(privateKey);
}

/** A sign-in as far as the provider lets it come; its ID token tells no address, which is asked for then. */
async function signIn({ services, groupId, issuer }: Awaited<ReturnType<typeof setUp>>): Promise<string> {
  try {
    const start = { email: `eva@${domain}`, language: 'de-AT', isFresh: false } as const;
    const { address, state } = await startCompanySignIn(services, start);
    const { searchParams } = new URL(address);
    idToken = await sign({ iss: issuer, sub: 'eva', nonce: searchParams.get('nonce') });
    const answer = `?code=x&state=${searchParams.get('state')}`;
    const from = { client: 'browser', device: 'Test', visitorAddress: '10.0.0.1' } as const;
    await finishCompanySignIn(services, { groupId, answer, state }, from);
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

async function signOut({ services, groupId, issuer }: Awaited<ReturnType<typeof setUp>>): Promise<string> {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const token = await sign({ iss: issuer, sub: 'unbekannt', jti: `${count}`, events });
  return endCompanySessions(services, groupId, token).then(() => 'done', codeOf);
}

function codeOf(error: unknown): string {
  if (error instanceof Failure) return error.code;
  throw error;
}

test.each([onTheInternet, onThisMachine])(
  'for %s a provider that leads nowhere else is asked all it is for',
  async (site) => {
    const set = await setUp(site, 'nothing');
    // By what it answers at the last place, somebody without a role.
    expect(await signIn(set)).toBe('company-account-without-role');
    expect(await signOut(set)).toBe('done');
    expect(canaryHits).toBe(0);
  },
);

test.each([
  ['token_endpoint', 'signing in', signIn],
  ['jwks_uri', 'signing in', signIn],
  ['userinfo_endpoint', 'signing in', signIn],
  ['jwks_uri', 'signing out', signOut],
] as const)('nothing of our own network is asked as what a provider calls its %s, %s', async (astray, _, act) => {
  for (scheme of ['https', 'http']) {
    canaryHits = 0;
    expect(await act(await setUp(onTheInternet, astray))).toMatch(
      /^(company-account-(unavailable|refused)|invalid-request)$/,
    );
    expect([scheme, canaryHits]).toEqual([scheme, 0]);
    // Where our own network may be asked, it is: the canary would have told.
    await act(await setUp(onThisMachine, astray));
    expect([scheme, canaryHits]).not.toEqual([scheme, 0]);
  }
});
