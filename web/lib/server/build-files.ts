import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bestCoding, type Coding } from './best-coding.ts';

const contentTypes: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  // The worker of the street map.
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

const codings = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

export interface BuildFiles {
  /** Answers for a script or a style; false when somebody else has to. */
  send: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether the build made a file for this address. */
  has: (target: string) => boolean;
}

/**
 * Sends scripts and styles of the build compressed as well as can be, and compresses each of them once: Brotli at its best
 * makes the scripts of a page 105 KB where compressing at each request makes them 122 KB. That takes half a second for the
 * largest, so whoever asks first is left to the caller, which is told so by `false`.
 */
export function buildFiles(directory: string): BuildFiles {
  const all = filesIn(directory);
  const made = new Set(all.map((file) => `/_next/static/${file}`));
  // Only what the build made can be asked for, so the memory that this takes is bounded and no path can lead elsewhere.
  const compressible = all.filter((file) => extname(file) in contentTypes);
  const known = new Map(compressible.map((file) => [`/_next/static/${file}`, join(directory, file)]));
  const ready = new Map<string, Buffer>();
  const begun = new Set<string>();

  const prepare = async (key: string, file: string, coding: Coding) => {
    if (begun.has(key)) return;
    begun.add(key);
    ready.set(key, await codings[coding](await readFile(file)));
  };

  const send: BuildFiles['send'] = (request, response) => {
    const url = request.url ?? '';
    const file = known.get(url);
    const coding = bestCoding(request.headers['accept-encoding']);
    if (file === undefined || coding === undefined || request.method !== 'GET') return false;
    const key = `${coding} ${url}`;
    const body = ready.get(key);
    if (body === undefined) {
      // A file that cannot be read now is the caller's to answer for, each time.
      void prepare(key, file, coding).catch(() => undefined);
      return false;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)],
      'content-encoding': coding,
      'content-length': body.length,
      // Their names change with their content.
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    response.end(body);
    return true;
  };
  return { send, has: (target) => made.has(target.replace(/\?.*$/s, '')) };
}

function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll('\\', '/'));
}
