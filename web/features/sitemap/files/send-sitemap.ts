import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sitemapTag } from '@kardan/contract/cache-tags';
import { ApiError } from '@kardan/contract/client/api-error';
import { createClient } from '@kardan/contract/client/client';
import type { WebEnv } from '#lib/config/env.ts';
import { forwardedFor } from '#lib/server/exchange.ts';
import { listFiles, pagesOfFile } from './sitemap-files.ts';
import { urlsetEnd, urlsetStart, writeIndex, writePage } from './write-sitemap.ts';

/** For each of the API's answers. */
const apiTimeoutMs = 10_000;
/** A reader who takes nothing for so long is gone. */
const readerTimeoutMs = 60_000;

/**
 * Sends a sitemap while it is being made: a file of 50,000 addresses takes 20 MB, of which only a batch is in memory, and
 * the API is asked for the next when the reader has taken the last. What fails before the first byte answers with a status;
 * what fails later breaks the connection off, so that nobody keeps half a file for a whole one.
 */
export async function sendSitemap(
  request: IncomingMessage,
  response: ServerResponse,
  { API_ORIGIN, SITE_ORIGIN }: Pick<WebEnv, 'API_ORIGIN' | 'SITE_ORIGIN'>,
  name: string,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  const address = forwardedFor();
  const api = createClient({
    host: API_ORIGIN,
    headers: (): Record<string, string> => (address ? { 'x-forwarded-for': address } : {}),
    fetch: (url, init) =>
      fetch(url, { ...init, signal: AbortSignal.any([left.signal, AbortSignal.timeout(apiTimeoutMs)]) }),
  });
  try {
    const chunks = name === 'index' ? indexChunks(api, SITE_ORIGIN) : fileChunks(api, SITE_ORIGIN, name);
    if (!chunks) return answer(response, 404, {});
    const first = await chunks.next();
    response.writeHead(200, headers);
    if (request.method === 'HEAD') return void response.end();
    response.setTimeout(readerTimeoutMs, () => response.destroy());
    await pipeline(Readable.from(startingWith(first.value ?? '', chunks)), response);
  } catch (error) {
    refuse(response, error);
  }
}

/** Gone cars are to be absent within 15 minutes: this is six at most. */
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
  'cache-tag': sitemapTag,
};

type Api = ReturnType<typeof createClient>;

async function* indexChunks(api: Api, origin: string): AsyncGenerator<string> {
  yield writeIndex(origin, await listFiles(api));
}

function fileChunks(api: Api, origin: string, name: string): AsyncGenerator<string> | undefined {
  const batches = pagesOfFile(api, name);
  return batches && writeBatches(batches, origin);
}

async function* writeBatches(batches: NonNullable<ReturnType<typeof pagesOfFile>>, origin: string) {
  let head = urlsetStart;
  for await (const pages of batches) {
    yield head + pages.map((page) => writePage(origin, page)).join('');
    head = '';
  }
  yield head + urlsetEnd;
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const { status, retryAfterSeconds = 10 } = error instanceof ApiError ? error : { status: 500 };
  const told = status === 404 || status === 429 || status === 500 ? status : 503;
  answer(response, told, told === 404 ? {} : { 'retry-after': String(retryAfterSeconds) });
}

function answer(response: ServerResponse, status: number, more: Record<string, string>): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more });
  response.end(status === 404 ? 'There is no such sitemap.' : 'The sitemap cannot be made now.');
}
