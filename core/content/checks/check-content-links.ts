import { isPublic } from '@kardan/contract/configuration/is-public';
import { announceContentLinks } from '../../changes/announce-content.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { chunk } from '../../kernel/chunk.ts';
import { guardedRequest } from '../../kernel/guarded-request.ts';
import type { Network } from '../../kernel/public-address.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import { isBadStatus } from './link-state.ts';
import { forgetUnusedLinks, loadDueLinks, saveLook } from './use-store.ts';

interface LinkServices {
  db: Database;
  env: Pick<Env, 'SITE_ORIGIN'>;
}

interface Options {
  /** Only this text's, which somebody has just saved. */
  contentId?: number | undefined;
  /** When to stop taking up further ones. */
  until?: number;
  network?: Network;
}

const maxInFlight = 4;
const timeoutMs = 10_000;
const chunkSize = 40;
/** Whoever saves a text every few seconds has each address looked at once an hour. */
const keptMs = { saved: 3_600_000, weekly: 6 * 86_400_000 };

/**
 * Looks at the addresses of other sites that texts lead to, and keeps what they answer. In chunks, so that one that is
 * stopped goes on where it was; what is left when its time is over is a job of its own.
 */
export async function checkContentLinks(services: LinkServices, options: Options = {}): Promise<void> {
  const { db } = services;
  const { contentId, until = Date.now() + 600_000 } = options;
  const before = new Date(Date.now() - (contentId === undefined ? keptMs.weekly : keptMs.saved));
  if (contentId === undefined) await forgetUnusedLinks(db);
  while (Date.now() < until) {
    const urls = await loadDueLinks(db, { before, contentId, limit: chunkSize });
    if (urls.length === 0) return;
    for (const some of chunk(urls, maxInFlight)) {
      await Promise.all(some.map((url) => lookAt(services, url, options)));
    }
  }
  await inTransaction(db, (tx) => announceContentLinks(tx, contentId));
}

async function lookAt({ db, env }: LinkServices, url: string, { network }: Options): Promise<void> {
  const status = await statusOf(url, env, network);
  await saveLook(db, url, status, isBadStatus(status));
}

/** What an address answers to who wants to see it; 0 where nobody does. */
async function statusOf(
  url: string,
  { SITE_ORIGIN }: LinkServices['env'],
  network: Network | undefined,
): Promise<number> {
  const ask = guardedRequest({
    timeoutMs,
    maxBytes: Number.MAX_SAFE_INTEGER,
    onlyPublic: isPublic(SITE_ORIGIN),
    plainHttp: true,
    maxRedirects: 5,
    ...(network && { network }),
  });
  try {
    const { status, body } = await ask(url.replace(/#.*$/, ''), {
      headers: { accept: 'text/html,*/*', 'user-agent': `Mozilla/5.0 (compatible; link check; +${SITE_ORIGIN})` },
    });
    body.on('error', () => {});
    body.destroy();
    return status;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return 0;
  }
}
