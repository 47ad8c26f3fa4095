import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** Somebody as their company's provider knows them. */
export interface CompanyPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface TestProvider extends AsyncDisposable {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is known, by subject; change it as a company does. */
  people: Map<string, CompanyPerson>;
  /** Who signs in next, without being asked; undefined for somebody who cancels. */
  signsIn: (sub: string | undefined) => void;
  /** How it answers: as it should, never, with a failure, or with this ID token. */
  behave: (how: Behaviour) => void;
  /** Signs with the provider's key whatever a test wants signed. */
  sign: (claims: Record<string, unknown>, header?: Record<string, string>) => Promise<string>;
  /** Has the provider tell us that somebody has signed out. */
  tellSignedOut: (sub: string, sid: string) => Promise<void>;
  /** Where a browser ends that follows the address, which signs in and agrees to everything. */
  follow: (address: string) => Promise<URL>;
}

type Behaviour = 'well' | 'silent' | 'broken' | { idToken: string };

interface Registered {
  redirectUri: string;
  logoutUri?: string;
  /** Where others reach what answers at an origin; there, unless told. */
  reachedAt?: (origin: string) => Promise<string>;
}

/** An OpenID provider of its own on a free port: the real thing, without pages. */
export async function createTestProvider({ redirectUri, logoutUri, reachedAt }: Registered): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = (await reachedAt?.(origin)) ?? origin;
  const [clientId, clientSecret] = ['kardan', 'ein-geheimnis-der-firma'];
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'the-key';
  const people = new Map<string, CompanyPerson>();
  let behaviour: Behaviour = 'well';
  let next: string | undefined;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [`${new URL(redirectUri).origin}/anmelden`],
        require_auth_time: true,
        ...(logoutUri && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    // Whoever works there has agreed.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    // Its own would not ask this machine.
    fetch: (address, init) => fetch(address, { ...init, ...{ dispatcher: undefined } }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  });

  const sign: TestProvider['sign'] = (claims, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey);

  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (behaviour === 'silent') return;
    if (behaviour === 'broken') {
      response.writeHead(500).end();
      return;
    }
    if (typeof behaviour === 'object' && request.url?.startsWith('/token')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: behaviour.idToken }));
      return;
    }
    if (request.url?.startsWith('/interaction/')) {
      const result = next === undefined ? { error: 'access_denied' } : { login: { accountId: next } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
      return;
    }
    await handle(request, response);
  }

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    signsIn: (sub) => {
      next = sub;
    },
    behave: (how) => {
      behaviour = how;
    },
    sign,
    tellSignedOut: async (sub, sid) => {
      const client = (await provider.Client.find(clientId)) as unknown as {
        backchannelLogout: (sub: string, sid: string) => Promise<void>;
      };
      await client.backchannelLogout(sub, sid);
    },
    follow: async (address) => {
      const cookies = new Map<string, string>();
      let here = new URL(address);
      while (here.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const { headers, status } = await fetch(here, { redirect: 'manual', headers: { cookie } });
        for (const set of headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const onwards = headers.get('location');
        if (onwards === null) throw new Error(`${here.href} answers ${status} and leads nowhere`);
        here = new URL(onwards, here);
      }
      return here;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
