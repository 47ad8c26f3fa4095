import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { loadEnv } from '../../env.ts';
import { memberOf, staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { type FileHost, openFileHost } from '../testing/file-host.ts';
import { openSftpServer, type SftpServer } from '../testing/sftp-server.ts';
import { sealFeedSecret } from './feed-secret.ts';
import { makeFeedKey } from './make-feed-key.ts';
import { tryConnection } from './try-connection.ts';

let database: TestDatabase;
let host: FileHost;
let sftp: SftpServer;
let dealershipId: number;
let owner: Actor;
beforeAll(async () => {
  [database, host, sftp] = await Promise.all([createTestDatabase(), openFileHost(), openSftpServer()]);
  ({ id: dealershipId } = await buildDealership(database.db));
  owner = memberOf(dealershipId, 'owner');
});
beforeEach(() => {
  sftp.files.clear();
  sftp.signIns.length = 0;
});
afterAll(async () => {
  await Promise.all([host, sftp, database].map((each) => each[Symbol.asyncDispose]()));
});

const env = loadEnv();
const services = () => ({ db: database.db, env });
const csv = 'nummer;preis\n1;100\n';
const attempt = (trial: Partial<Parameters<typeof tryConnection>[3]>, actor = owner) =>
  tryConnection(services(), actor, String(dealershipId), {
    source: 'sftp',
    location: `${sftp.origin}/out/`,
    username: 'haendler',
    secret: 'geheim',
    hostKey: sftp.hostKey,
    ...trial,
  });
const put = (name: string, text: string, modifiedSeconds = 1_000) =>
  sftp.files.set(`/out/${name}`, { bytes: Buffer.from(text), modifiedSeconds });

test('a server’s key is told before anything is shown to it, and only the accepted one is spoken to', async () => {
  put('stock.csv', csv);
  const { hostKey } = sftp;
  expect(hostKey).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
  expect(await attempt({ hostKey: null })).toEqual({ outcome: 'host-key-unconfirmed', file: null, hostKey });
  expect(await attempt({ hostKey: 'SHA256:other' })).toMatchObject({ outcome: 'host-key-changed', hostKey });
  expect(sftp.signIns).toEqual([]);
  expect(await attempt({})).toEqual({
    outcome: 'found',
    file: { name: 'stock.csv', bytes: csv.length, firstLine: 'nummer;preis' },
    hostKey,
  });
  expect(sftp.signIns).toEqual([{ username: 'haendler', method: 'password', password: 'geheim' }]);
});

test('the newest file that fits is meant; what is hidden or still written is none', async () => {
  put('old.csv', 'old', 1_000);
  put('new.csv', 'new', 2_000);
  put('new.csv.part', 'part', 3_000);
  put('.new.csv', 'hidden', 3_000);
  put('list.txt', 'text', 4_000);
  const name = async (pattern: string) => (await attempt({ location: `${sftp.origin}/out/${pattern}` })).file?.name;
  expect(await name('*.csv')).toBe('new.csv');
  expect(await name('o?d.CSV')).toBe('old.csv');
  expect(await name('')).toBe('list.txt');
  expect(await attempt({ location: `${sftp.origin}/out/*.xlsx` })).toMatchObject({ outcome: 'no-file' });
  expect(await attempt({ location: `${sftp.origin}/nowhere/` })).toMatchObject({ outcome: 'no-file' });
});

test('a wrong password, a wrong port and a wrong name are told apart', async () => {
  expect(await attempt({ secret: 'falsch' })).toMatchObject({ outcome: 'sign-in-refused' });
  expect(await attempt({ location: 'sftp://127.0.0.1:9/out/' })).toMatchObject({ outcome: 'no-answer' });
  expect(await attempt({ location: 'sftp://nowhere.invalid/out/' })).toMatchObject({ outcome: 'no-answer' });
  expect(await attempt({ location: 'ftp://127.0.0.1/out/' })).toMatchObject({ outcome: 'address-refused' });
});

test('a pair of keys made here opens the server; the private half is stored encrypted alone', async () => {
  put('stock.csv', csv);
  const location = `${sftp.origin}/out/`;
  const { id: feedId } = await buildFeed(database.db, { dealershipId, source: 'sftp', location, username: 'haendler' });
  const { publicKey } = await makeFeedKey(services(), owner, { dealershipId: String(dealershipId), feedId });
  expect(publicKey).toMatch(/^ssh-ed25519 \S+ feed-/);
  const trial = { feedId, secret: undefined };
  expect(await attempt(trial)).toMatchObject({ outcome: 'sign-in-refused' });
  sftp.authorizedKey = publicKey;
  expect(await attempt(trial)).toMatchObject({ outcome: 'found' });
  expect(sftp.signIns.at(-1)).toEqual({ username: 'haendler', method: 'publickey' });
  const stored = await database.db.selectFrom('feedSource').selectAll().where('feedId', '=', feedId).executeTakeFirst();
  expect(JSON.stringify(stored)).not.toContain('PRIVATE KEY');
});

test('a stored password is shown to the server that it was stored for, and to no other', async () => {
  await using other = await openSftpServer();
  const location = `${sftp.origin}/out/`;
  const { id: feedId } = await buildFeed(database.db, { dealershipId, source: 'sftp', location, username: 'haendler' });
  const secretEncrypted = sealFeedSecret(env, feedId, 'geheim');
  await database.db.updateTable('feed').set({ secretEncrypted }).where('id', '=', feedId).execute();
  put('stock.csv', csv);
  expect(await attempt({ feedId, secret: undefined })).toMatchObject({ outcome: 'found' });
  const elsewhere = { location: `${other.origin}/out/`, hostKey: other.hostKey };
  expect(await attempt({ feedId, secret: undefined, ...elsewhere })).toMatchObject({ outcome: 'sign-in-refused' });
  expect(other.signIns.map(({ password }) => password)).not.toContain('geheim');
});

test('an address is asked with the given name, token or header', async () => {
  const heard: unknown[] = [];
  host.files.set('/stock.csv', ({ headers }, answer) => {
    heard.push(headers.authorization ?? headers['x-api-key']);
    answer.writeHead(200, { 'content-type': 'text/csv', 'content-length': csv.length }).end(csv);
  });
  const url = { source: 'url', location: `${host.origin}/stock.csv`, hostKey: null } as const;
  const file = { name: 'stock.csv', bytes: csv.length, firstLine: 'nummer;preis' };
  expect(await attempt({ ...url, username: 'a', secret: 'b' })).toEqual({ outcome: 'found', file, hostKey: null });
  await attempt({ ...url, username: null, secret: 'token' });
  await attempt({ ...url, username: null, secret: 'X-Api-Key: k1' });
  await attempt({ ...url, username: null, secret: 'Host: evil.example' });
  expect(heard).toEqual([`Basic ${btoa('a:b')}`, 'Bearer token', 'k1', 'Bearer Host:evil.example']);
});

test('what an address gives that is no file is told: refused, missing, broken', async () => {
  const url = { source: 'url', hostKey: null } as const;
  const outcome = async (path: string, status: number) => {
    host.files.set(path, (_, answer) => answer.writeHead(status).end());
    return (await attempt({ ...url, location: host.origin + path })).outcome;
  };
  expect(await outcome('/401', 401)).toBe('sign-in-refused');
  expect(await outcome('/404', 404)).toBe('no-file');
  expect(await outcome('/500', 500)).toBe('no-answer');
});

test('on the internet our own network is not asked, by whichever protocol', async () => {
  const before = sftp.connections;
  const onInternet = { db: database.db, env: { ...env, SITE_ORIGIN: 'https://kardan.example' } };
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]', '10.0.0.1']) {
    const { port } = new URL(sftp.origin);
    const trial = { source: 'sftp', location: `sftp://${host}:${port}/out/`, username: 'a', hostKey: null } as const;
    const answer = await tryConnection(onInternet, owner, String(dealershipId), trial);
    expect([host, answer.outcome, answer.hostKey]).toEqual([host, 'address-refused', null]);
  }
  const plain = { source: 'url', location: 'http://example.com/', username: null, hostKey: null } as const;
  expect(await tryConnection(onInternet, owner, String(dealershipId), plain)).toMatchObject({
    outcome: 'address-refused',
  });
  expect(sftp.connections).toBe(before);
});

test('it is for owners, of their own feeds', async () => {
  await expect(attempt({}, staffOf(dealershipId))).rejects.toMatchObject({ code: 'forbidden' });
  const other = await buildDealership(database.db);
  const { id: feedId } = await buildFeed(database.db, { dealershipId: other.id });
  await expect(attempt({ feedId })).rejects.toMatchObject({ code: 'not-found' });
});
