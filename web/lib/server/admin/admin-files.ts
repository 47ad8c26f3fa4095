import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sessionCookie } from '@kardan/contract/values/session-cookie';
import type { WebEnv } from '#lib/config/env.ts';
import { isAdminPath } from '#lib/routes/admin-paths.ts';
import { resolvePath } from '#lib/routes/resolve-path.ts';
import { answerPlainly } from '../answer-plainly.ts';
import { bestCoding } from '../best-coding.ts';
import { adminDocument, adminManifest } from './admin-document.ts';
import { adminPolicy, papersWorkerPolicy } from './admin-policy.ts';

const base = '/dealership-admin/';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The one script that runs compiled code; a worker has the policy of its own file, not the page's. */
const papersWorker = /^assets\/papers-[^/]+\/worker\.js$/;

interface File {
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type SendAdmin = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Sends the application for dealers, operators and editors: its files, whose names change with their content, from memory and
 * compressed when they were built; and for each of its pages a document without data, which is the same for all of them but those
 * that the build has rendered. False when something else is asked for.
 */
export function adminFiles(directory: string, env: Pick<WebEnv, 'SITE_NAME' | 'SITE_CONTACT_PHONE'>): SendAdmin {
  const files = readFiles(directory);
  const documents = new Map<string, File>();
  for (const [name, { body }] of files) {
    if (!name.endsWith('.html')) continue;
    documents.set(`/${name.slice(0, -'.html'.length)}`, compressed(adminDocument(String(body), env)));
    files.delete(name);
  }
  const manifest = files.get('manifest.webmanifest');
  if (manifest) manifest.body = Buffer.from(adminManifest(String(manifest.body), env));

  return (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    if (!isAdminPath(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const name = path.startsWith(base) ? path.slice(base.length) : '';
    const file = files.get(name);
    const document = (!mayBeSignedIn(request) && documents.get(path)) || documents.get('/index');
    if (file) sendFile(request, response, name, file);
    else if (name.startsWith('assets/')) answerPlainly(response, 404, 'There is no such file.');
    else if (resolvePath(path).kind === 'redirect') return false;
    else if (document) sendDocument(request, response, document);
    else answerPlainly(response, 503, 'The application has not been built: pnpm --filter @kardan/admin run build');
    return true;
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, name: string, file: File): void {
  sendBest(request, response, file, {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    // It serves the start page too, which stands above its own folder.
    ...(name === 'service-worker.js' && { 'service-worker-allowed': '/dealership-admin' }),
    ...(papersWorker.test(name) && { 'content-security-policy': papersWorkerPolicy }),
  });
}

/** The same for everybody, and still nobody's to keep: an old one would name files that are gone. */
function sendDocument(request: IncomingMessage, response: ServerResponse, document: File): void {
  sendBest(request, response, document, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': adminPolicy,
    'x-robots-tag': 'noindex',
  });
}

function sendBest(request: IncomingMessage, response: ServerResponse, file: File, headers: OutgoingHttpHeaders): void {
  const coding = bestCoding(request.headers['accept-encoding']);
  const coded = coding && file[coding];
  const body = coded ?? file.body;
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    vary: 'Accept-Encoding',
    ...(coded && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whoever has a session is led on from the sign-in page: they need not see it. */
function mayBeSignedIn({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(`${sessionCookie}=`) ?? false;
}

function compressed(document: string): File {
  const body = Buffer.from(document);
  return { body, br: brotliCompressSync(body), gzip: gzipSync(body) };
}

/** Only what the build made can be asked for: no path leads elsewhere. */
function readFiles(directory: string): Map<string, File> {
  if (!existsSync(directory)) return new Map();
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = (path: string) => (paths.includes(path) ? readFileSync(path) : undefined);
  return new Map(
    paths
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path) => {
        const [br, gzip] = [read(`${path}.br`), read(`${path}.gz`)];
        const file: File = { body: readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) };
        return [relative(directory, path).replaceAll('\\', '/'), file];
      }),
  );
}
