import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFiles } from './build-files.ts';

const script = 'console.log("Grüß Gott");'.repeat(200);
const directory = mkdtempSync(join(tmpdir(), 'build-files-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(directory, 'static/chunks'), { recursive: true });
  writeFileSync(join(directory, 'static/chunks/a.js'), script);
  writeFileSync(join(directory, 'static/chunks/font.woff2'), 'font');
  writeFileSync(join(directory, 'secret.js'), 'secret');
  const { send } = buildFiles(join(directory, 'static'));
  server = createServer((request, response) => {
    if (!send(request, response)) response.end('passed on');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

test('a script is passed on the first time and sent in its smallest form from then on', async () => {
  expect((await ask('/_next/static/chunks/a.js', 'gzip, br')).body.toString()).toBe('passed on');
  await expect
    .poll(async () => (await ask('/_next/static/chunks/a.js', 'gzip, br')).headers['content-encoding'])
    .toBe('br');
  const { headers, body } = await ask('/_next/static/chunks/a.js', 'gzip, br');
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' });
});

test('a browser without Brotli gets gzip', async () => {
  const askGzip = () => ask('/_next/static/chunks/a.js', 'br;q=0, gzip');
  await expect.poll(async () => (await askGzip()).headers['content-encoding']).toBe('gzip');
  expect(gunzipSync((await askGzip()).body).toString()).toBe(script);
});

test.each([
  ['/_next/static/chunks/a.js', 'identity'],
  ['/_next/static/chunks/b.js', 'br'],
  ['/_next/static/../secret.js', 'br'],
  ['/_next/static/%2e%2e/secret.js', 'br'],
])('%s for %s is never ours to answer', async (path, accepted) => {
  for (let time = 0; time < 3; time++) expect((await ask(path, accepted)).body.toString()).toBe('passed on');
});

test('what the build made is known by its address, with or without a query, and nothing else is', () => {
  const { has } = buildFiles(join(directory, 'static'));
  const known = ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js?v=1', '/_next/static/chunks/font.woff2'];
  const unknown = [
    '/_next/static/chunks',
    '/_next/static/b.js',
    '/_next/data/x',
    '/_next/static/../secret.js',
    '/_next/',
  ];
  expect([...known, ...unknown].filter(has)).toEqual(known);
});

function ask(path: string, accepted: string) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get({ port, path, headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
