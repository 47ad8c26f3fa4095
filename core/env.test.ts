import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asOwner, loadEnv } from './env.ts';

const pkcs8 = { type: 'pkcs8', format: 'der' } as const;
const privateKey = generateKeyPairSync('ed25519').privateKey.export(pkcs8).toString('base64');

test('lists and the token key are read as they are meant', () => {
  const env = loadEnv({
    OPENSEARCH_URL: 'http://a:9200, https://user:secret@b.example/search',
    API_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,::1,2001:db8::/32',
    TOKEN_PRIVATE_KEY: privateKey,
  });
  expect(env.OPENSEARCH_URL).toEqual(['http://a:9200', 'https://user:secret@b.example/search']);
  expect(env.API_TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.1', '::1', '2001:db8::/32']);
  expect(env.TOKEN_PRIVATE_KEY).toBe(privateKey);
});

test('partners are read from their list, and an id stands there once', () => {
  const bank = { id: 'bank', name: 'Musterbank AG', city: 'Wien', email: 'kredit@bank.example', offers: ['credit'] };
  expect(loadEnv({ FINANCE_PARTNERS: JSON.stringify([bank]) }).FINANCE_PARTNERS).toEqual([{ ...bank, phone: null }]);
  expect(() => loadEnv({ FINANCE_PARTNERS: JSON.stringify([bank, bank]) })).toThrow('FINANCE_PARTNERS');
});

test('an empty environment is the local services', () => {
  const env = loadEnv({ TOKEN_PRIVATE_KEY: '' });
  expect(env.OPENSEARCH_URL).toEqual(['http://127.0.0.1:9210']);
  expect(env.API_TRUSTED_PROXIES).toEqual(['127.0.0.1/8', '::1/128']);
});

test('metrics are told to nobody until a port is given for them', () => {
  const { API_METRICS_PORT, WORKER_METRICS_PORT, REPLY_METRICS_PORT } = loadEnv({});
  expect([API_METRICS_PORT, WORKER_METRICS_PORT, REPLY_METRICS_PORT]).toEqual([undefined, undefined, undefined]);
  expect(loadEnv({ API_METRICS_PORT: '9464' }).API_METRICS_PORT).toBe(9464);
});

test.each([
  ['nonsense', 'TOKEN_PRIVATE_KEY', 'nonsense'],
  ['a cut key', 'TOKEN_PRIVATE_KEY', privateKey.slice(0, -8)],
  [
    'an RSA key',
    'TOKEN_PRIVATE_KEY',
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pkcs8).toString('base64'),
  ],
  ['a key without a name', 'ACCOUNT_ENCRYPTION_KEYS', '8NtCDfiktyDoRgVj+xxeWLqoTYeJ81/gloMIjQW2ElU='],
  ['a short key', 'ACCOUNT_ENCRYPTION_KEYS', 'a:8NtCDfiktyDoRgVj'],
  [
    'two keys of one name',
    'ACCOUNT_ENCRYPTION_KEYS',
    'a:8NtCDfiktyDoRgVj+xxeWLqoTYeJ81/gloMIjQW2ElU=,a:8NtCDfiktyDoRgVj+xxeWLqoTYeJ81/gloMIjQW2ElU=',
  ],
  ['a bare host', 'OPENSEARCH_URL', 'search.example:9200'],
  ['an empty entry', 'OPENSEARCH_URL', 'http://a:9200,'],
  ['another protocol', 'OPENSEARCH_URL', 'http://a:9200,ftp://b'],
  ['a host name', 'API_TRUSTED_PROXIES', 'proxy.example'],
  ['an impossible network', 'API_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['an empty entry', 'API_TRUSTED_PROXIES', '127.0.0.1,'],
  ['no list', 'FINANCE_PARTNERS', 'Musterbank'],
  ['more time than any call has', 'API_TIMEOUT_MS', '30001'],
  [
    'a partner without an address',
    'FINANCE_PARTNERS',
    '[{"id":"bank","name":"Bank","city":"Wien","offers":["credit"]}]',
  ],
])('a process does not start with %s as %s', (_, name, value) => {
  expect(() => loadEnv({ [name]: String(value) })).toThrow(name);
});

const own = {
  SITE_ORIGIN: 'https://autos.test',
  SITE_CONTACT_EMAIL: 'hallo@autos.test',
  SITE_CONTACT_PHONE: '+43 512 998877',
  SITE_IMPRINT_COMPANY: 'Autos Handels GmbH',
  SITE_IMPRINT_ADDRESS: 'Inngasse 7, 6020 Innsbruck',
  SITE_IMPRINT_REGISTER: 'FN 123456 x, Landesgericht Innsbruck',
  SITE_IMPRINT_VAT_ID: 'ATU12345678',
  SITE_IMPRINT_AUTHORITY: 'Stadtmagistrat Innsbruck',
  SITE_IMPRINT_MANAGEMENT: 'Vroni Beispiel',
  SITE_IMPRINT_OWNERS: 'Vroni Beispiel (100 %)',
  SITE_IMPRINT_CHAMBER: 'Wirtschaftskammer Tirol',
  DATABASE_URL: 'postgres://autos:Zb8rUq2vNw6yTk4m@db.internal/autos',
  S3_ACCESS_KEY: 'AKIAVIENNA',
  S3_SECRET_KEY: 'pJ5xRt0cWq9sLe3nHb7u',
  FORM_SECRET: 'one of its own, as it should be',
  LINK_SECRET: 'and another one beside it',
  CACHE_PURGE_SECRET: 'wV2mYk8dFz4gXo6a',
  TOKEN_PRIVATE_KEY: privateKey,
  ACCOUNT_SECRET: 'Rq7tYw2eUz9pLs4kDn6v',
  ACCOUNT_ENCRYPTION_KEYS: 'one:kq2Yw8vTz5nR1mXc7bLp4sHd6gJf9aQe3uViOy0tWxE=',
};

test('a site on the internet starts with secrets of its own', () => {
  expect(loadEnv(own).SITE_ORIGIN).toBe('https://autos.test');
  const bySocket = 'postgres:///autos?host=/run/postgresql';
  expect(loadEnv({ ...own, DATABASE_URL: bySocket }).DATABASE_URL, 'no password at all').toBe(bySocket);
});

test('the owner of the schema is the role of DATABASE_URL unless there is one of its own', () => {
  const local = loadEnv({});
  expect([local.DATABASE_URL, local.DATABASE_OWNER_URL].map((url) => new URL(url).username)).toEqual([
    'kardan_app',
    'kardan',
  ]);
  expect(loadEnv(own).DATABASE_OWNER_URL).toBe(own.DATABASE_URL);
  const owner = 'postgres://autos_owner:Kq4rTz9sWm1xVb6n@db.internal/autos';
  const both = loadEnv({ ...own, DATABASE_OWNER_URL: owner });
  expect(both.DATABASE_URL).toBe(own.DATABASE_URL);
  expect(asOwner(both).DATABASE_URL).toBe(owner);
  const published = 'postgres://kardan:kardan@db.internal/autos';
  expect(() => loadEnv({ ...own, DATABASE_OWNER_URL: published })).toThrow(
    'DATABASE_OWNER_URL: a site on the internet',
  );
});

test('a site on the internet does not start with anything that everybody can read, and is told all of it at once', () => {
  const names = Object.keys(own).filter((name) => name !== 'SITE_ORIGIN');
  for (const name of names) expect(() => loadEnv({ ...own, [name]: undefined }), name).toThrow(`  ${name}: `);
  const { SITE_ORIGIN } = own;
  const everything = new RegExp(names.join('.*\n.*'));
  expect(() => loadEnv({ SITE_ORIGIN, API_PORT: '4000' })).toThrow(everything);
  expect(() => loadEnv({ SITE_ORIGIN, DATABASE_URL: 'postgres://me:kardan@db.internal/x' })).toThrow('DATABASE_URL');
});

test('a site on the internet does not start with the imprint of the demo; its authority alone may be the same', () => {
  const demo = loadEnv({});
  const { SITE_IMPRINT_COMPANY, SITE_IMPRINT_AUTHORITY } = demo;
  expect(() => loadEnv({ ...own, SITE_IMPRINT_COMPANY })).toThrow('SITE_IMPRINT_COMPANY: a site on the internet tells');
  expect(loadEnv({ ...own, SITE_IMPRINT_AUTHORITY }).SITE_IMPRINT_AUTHORITY).toBe(SITE_IMPRINT_AUTHORITY);
});

test.each([
  ['short', { S3_SECRET_KEY: 'Zb8rUq2v' }],
  ['one letter over and over', { FORM_SECRET: 'ababababababababababab' }],
  ['a placeholder', { LINK_SECRET: 'please-change-me-before-the-launch' }],
  ['a placeholder', { DATABASE_URL: 'postgres://autos:my-own-password-here@db.internal/autos' }],
  ['used twice', { LINK_SECRET: own.FORM_SECRET }],
  ['used twice', { S3_SECRET_KEY: 'Zb8rUq2vNw6yTk4m' }],
])('a site on the internet does not start with a secret that is %s: %o', (_, changed) => {
  expect(() => loadEnv({ ...own, ...changed })).toThrow('The environment is not usable');
});

test.each(['https://localhost:3443', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://kardan.localhost'])(
  'at %s it is development, with the secrets of development',
  (SITE_ORIGIN) => {
    expect(loadEnv({ SITE_ORIGIN }).SITE_ORIGIN).toBe(SITE_ORIGIN);
  },
);

test.each(['http://autos.test', 'https://localhost.autos.test', 'https://127.0.0.1.autos.test'])(
  'at %s strangers can come by',
  (SITE_ORIGIN) => {
    expect(() => loadEnv({ SITE_ORIGIN })).toThrow('FORM_SECRET');
  },
);

test('addresses for replies are offered by a site that names their domain, and on this machine', () => {
  expect(loadEnv({}).REPLY_MAIL_DOMAIN).toBe('antwort.kardan.example');
  expect(loadEnv(own).REPLY_MAIL_DOMAIN).toBeUndefined();
  expect(loadEnv({ ...own, REPLY_MAIL_DOMAIN: 'antwort.autos.test' }).REPLY_MAIL_DOMAIN).toBe('antwort.autos.test');
});

test.each(['TOKEN_PRIVATE_KEY', 'ACCOUNT_ENCRYPTION_KEYS'] as const)(
  'a site on the internet does not keep the published key in %s behind one of its own',
  (name) => {
    expect(() => loadEnv({ ...own, [name]: `${own[name]},${loadEnv({})[name]}` })).toThrow(
      `${name}: a site on the internet`,
    );
  },
);

test('any variable may come from a file, whose last line break is not part of it, and is checked like any other', () => {
  const file = (content: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'kardan-secret-')), 'value');
    writeFileSync(path, content);
    return path;
  };
  const { LINK_SECRET, DATABASE_URL, ...others } = own;
  const files = { LINK_SECRET_FILE: file(`${LINK_SECRET}\n`), DATABASE_URL_FILE: file(DATABASE_URL) };
  const env = loadEnv({ ...others, ...files });
  expect(env).toMatchObject({ LINK_SECRET, DATABASE_URL, DATABASE_OWNER_URL: DATABASE_URL });
  expect(() => loadEnv({ ...others, ...files, LINK_SECRET_FILE: file('kardan-link-secret\n') })).toThrow(
    'LINK_SECRET: a site',
  );
  expect(() => loadEnv({ ...own, ...files })).toThrow('LINK_SECRET: given as LINK_SECRET_FILE as well');
  expect(() => loadEnv({ ...others, ...files, LINK_SECRET_FILE: '/nowhere' })).toThrow(
    'LINK_SECRET_FILE: cannot be read (ENOENT)',
  );
});
