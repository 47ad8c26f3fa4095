import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Locale, locales } from '@kardan/ui/texts/locales.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';
import { bestCoding } from '../best-coding.ts';
import { keptPageHeader } from './kept-page-header.ts';

/** Not found, asked too often, too busy: pages that are the same for everybody, whatever was asked for. */
const statuses = [404, 429, 503] as const;
export type KeptStatus = (typeof statuses)[number];

/** Leads nowhere, and tells nothing of what any visitor asked for. */
const neutralPath = '/-/-';

/** Of the connection that they came by, or of the body as it is sent. */
const ownToAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

interface KeptPage {
  headers: [string, string][];
  bodies: Record<'identity' | 'br' | 'gzip', Buffer>;
}

/**
 * Pages made once when the server starts, so that a flood of unknown addresses, or of requests that are refused, costs next
 * to nothing: 0.1 ms each, where making the page takes 25.
 */
export function keptPages() {
  const secret = randomUUID();
  const pages = new Map<string, KeptPage>();

  return {
    /** Has the pages made, by asking the server that listens at this origin. */
    async load(origin: string): Promise<void> {
      for (const locale of locales) {
        for (const status of statuses) {
          const headers = { [keptPageHeader]: `${secret} ${status}`, 'accept-encoding': 'identity' };
          const answer = await fetch(origin + localePrefixes[locale] + neutralPath, { headers });
          const body = Buffer.from(await answer.arrayBuffer());
          if (answer.status === status) pages.set(`${locale} ${status}`, await keep(answer.headers, body));
        }
      }
    },

    /** Whether we ask ourselves; the request then says which page it wants, and no other request does. */
    isOwnRequest(request: IncomingMessage): boolean {
      const [sent, status] = String(request.headers[keptPageHeader] ?? '').split(' ');
      delete request.headers[keptPageHeader];
      if (sent !== secret) return false;
      request.headers[keptPageHeader] = status;
      return true;
    },

    /** Answers with a kept page; false as long as it has not been made. */
    send(request: IncomingMessage, response: ServerResponse, { status, locale, ...more }: Answer): boolean {
      const page = pages.get(`${locale} ${status}`);
      if (!page) return false;
      const coding = bestCoding(request.headers['accept-encoding']);
      const body = page.bodies[coding ?? 'identity'];
      for (const [name, value] of page.headers) response.setHeader(name, value);
      if (coding) response.setHeader('content-encoding', coding);
      if (more.retryAfterSeconds) response.setHeader('retry-after', more.retryAfterSeconds);
      response.writeHead(status, { 'content-length': body.length });
      response.end(body);
      return true;
    },
  };
}

export type KeptPages = ReturnType<typeof keptPages>;

interface Answer {
  status: KeptStatus;
  locale: Locale;
  retryAfterSeconds?: number;
}

async function keep(headers: Headers, identity: Buffer): Promise<KeptPage> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return {
    headers: [...headers].filter(([name]) => !ownToAnswer.has(name)),
    bodies: { identity, br, gzip: gzipped },
  };
}
