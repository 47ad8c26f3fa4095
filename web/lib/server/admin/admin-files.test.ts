import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminFiles } from './admin-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'admin-files-'));
const script = 'console.log("Grüß Gott");'.repeat(50);
const document = (title: string, page: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><div id="app">${page}</div></body></html>`;
const signInPage = '<h1 title="{{application-name}}"></h1><a href="{{contact-phone-link}}">{{contact-phone}}</a>';
const brand = { SITE_NAME: 'Autos & "mehr"', SITE_CONTACT_PHONE: '+43 1 234' };
let server: Server;
let origin: string;

beforeAll(async () => {
  for (const folder of ['assets/papers-1', 'en']) mkdirSync(join(directory, 'dist', folder), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(directory, name), content);
  write('dist/index.html', document('{{application-name}}', ''));
  write('dist/anmelden.html', document('Anmelden – {{application-name}}', signInPage));
  write('dist/en/login.html', document('Sign in – {{application-name}}', signInPage));
  write('dist/manifest.webmanifest', '{"name":"Kardan für Händler","display":"standalone"}');
  write('dist/assets/main-1.js', script);
  write('dist/assets/main-1.js.gz', gzipSync(script));
  write('dist/assets/papers-1/worker.js', script);
  write('dist/assets/papers-1/core.wasm', 'compiled');
  write('secret.js', 'secret');
  const send = adminFiles(join(directory, 'dist'), brand);
  server = createServer((request, response) => {
    if (!send(request, response)) response.end('passed on');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

test.each([
  '/dealership-admin',
  '/en/dealership-admin/x/team',
  '/dealership-admin/x/inbox',
  '/anmelden',
  '/en/login',
  '/anmelden/einladung',
  '/hochladen',
])(
  '%s is a document: nobody keeps or frames it, nothing in it runs inline, and it bears the installation’s name',
  async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy.split('; ')).toContain("frame-ancestors 'none'");
    const html = await answer.text();
    expect(html).toMatch(/<title>.*Autos &amp; &quot;mehr&quot;<\/title>/);
    expect(html).toContain('<meta name="contact-phone" content="+43 1 234">');
    expect(html).not.toContain('{{');
    expect(html).not.toMatch(/<script[^>]*>(?!<\/script>)|<style| style=| on\w+=/);
  },
);

test.each([
  ['/anmelden', 'Anmelden'],
  ['/en/login?zurueck=/dealership-admin/x', 'Sign in'],
])('%s comes with its page in it, which names the installation and its phone', async (path, title) => {
  const html = await (await fetch(origin + path)).text();
  expect(html).toContain(`<title>${title} – Autos &amp; &quot;mehr&quot;</title>`);
  expect(html).toContain('<h1 title="Autos &amp; &quot;mehr&quot;"></h1><a href="tel:+431234">+43 1 234</a>');
});

test('who may be signed in is not shown the sign-in page, since it leads on', async () => {
  const answer = await fetch(`${origin}/anmelden`, { headers: { cookie: 'a=b; __Host-kardan-session=1.2' } });
  expect(await answer.text()).toContain('<div id="app"></div>');
});

test('documents are sent compressed, and never as they were built', async () => {
  const { headers } = await fetch(`${origin}/anmelden`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers.get('content-encoding')).toBe('br');
  for (const name of ['index.html', 'anmelden.html', 'en/login.html'])
    expect(await (await fetch(`${origin}/dealership-admin/${name}`)).text()).not.toContain('{{');
});

test('a file is kept for ever and sent as small as it was built', async () => {
  const answer = await fetch(`${origin}/dealership-admin/assets/main-1.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(script);
  const plain = await fetch(`${origin}/dealership-admin/assets/main-1.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test('compiled code runs in the worker that reads papers alone, which speaks to our own origin alone', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${origin}/dealership-admin/${path}`)).headers.get('content-security-policy');
  const worker = await policyOf('assets/papers-1/worker.js');
  expect(worker).toContain("default-src 'none'");
  expect(worker).toContain("'wasm-unsafe-eval'");
  expect(worker).toContain("connect-src 'self'");
  expect(await policyOf('assets/main-1.js')).toBeNull();
  expect(await policyOf('x/offers/new')).not.toContain('unsafe');
  const compiled = await fetch(`${origin}/dealership-admin/assets/papers-1/core.wasm`);
  expect(compiled.headers.get('content-type')).toBe('application/wasm');
});

test('a file that is gone is not the document: a browser would take it for a script', async () => {
  for (const path of ['/dealership-admin/assets/main-0.js', '/dealership-admin/assets/..%2f..%2fsecret.js'])
    expect((await fetch(origin + path)).status).toBe(404);
});

test('the installed application bears the installation’s name', async () => {
  const manifest = await (await fetch(`${origin}/dealership-admin/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Autos & "mehr" für Händler', display: 'standalone' });
});

test.each(['/dealership-admin/', '/dealership-admin/x/offers.html', '/login', '/gebrauchtwagen', '/icons.svg'])(
  '%s is somebody else’s to answer',
  async (path) => {
    expect(await (await fetch(origin + path)).text()).toBe('passed on');
  },
);
