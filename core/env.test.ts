import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadEnv } from './env.ts';

const spki = { type: 'spki', format: 'pem' } as const;
const ed25519 = generateKeyPairSync('ed25519');
const publicKey = ed25519.publicKey.export(spki).toString();

test('lists and the token key are read as they are meant', () => {
  const env = loadEnv({
    OPENSEARCH_URL: 'http://a:9200, https://user:secret@b.example/search',
    API_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,::1,2001:db8::/32',
    TOKEN_PUBLIC_KEY: publicKey,
  });
  expect(env.OPENSEARCH_URL).toEqual(['http://a:9200', 'https://user:secret@b.example/search']);
  expect(env.API_TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.1', '::1', '2001:db8::/32']);
  expect(env.TOKEN_PUBLIC_KEY).toBe(publicKey);
});

test('an empty environment is the local services, and no key', () => {
  const env = loadEnv({ TOKEN_PUBLIC_KEY: '' });
  expect(env.OPENSEARCH_URL).toEqual(['http://127.0.0.1:9210']);
  expect(env.API_TRUSTED_PROXIES).toEqual(['127.0.0.1/8', '::1/128']);
  expect(env.TOKEN_PUBLIC_KEY).toBeUndefined();
});

test.each([
  ['nonsense', 'TOKEN_PUBLIC_KEY', 'nonsense'],
  ['a cut key', 'TOKEN_PUBLIC_KEY', publicKey.replace(/.{8}\n-----END/, '\n-----END')],
  ['an RSA key', 'TOKEN_PUBLIC_KEY', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export(spki)],
  ['a private key', 'TOKEN_PUBLIC_KEY', ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ['a bare host', 'OPENSEARCH_URL', 'search.example:9200'],
  ['an empty entry', 'OPENSEARCH_URL', 'http://a:9200,'],
  ['another protocol', 'OPENSEARCH_URL', 'http://a:9200,ftp://b'],
  ['a host name', 'API_TRUSTED_PROXIES', 'proxy.example'],
  ['an impossible network', 'API_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['an empty entry', 'API_TRUSTED_PROXIES', '127.0.0.1,'],
])('a process does not start with %s as %s', (_, name, value) => {
  expect(() => loadEnv({ [name]: String(value) })).toThrow(name);
});

test('a site on the internet does not start with the secrets that everybody can read', () => {
  const SITE_ORIGIN = 'https://autos.example';
  const [FORM_SECRET, LINK_SECRET] = ['one of its own, as it should be', 'and another one beside it'];
  expect(() => loadEnv({ SITE_ORIGIN, LINK_SECRET })).toThrow('FORM_SECRET');
  expect(() => loadEnv({ SITE_ORIGIN, FORM_SECRET })).toThrow('LINK_SECRET');
  expect(loadEnv({ SITE_ORIGIN, FORM_SECRET, LINK_SECRET }).SITE_ORIGIN).toBe(SITE_ORIGIN);
});
