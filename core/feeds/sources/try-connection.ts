import type { FeedConnection } from '@kardan/contract/calls/feeds/sources';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwner } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { findChangeableFeed } from '../set-up/find-feed.ts';
import { askSource } from './ask-source.ts';
import { openFeedSecret } from './feed-secret.ts';
import { loadSource } from './feed-source-store.ts';
import { SourceFailure, type SourceFile } from './source-file.ts';
import { isSamePlace } from './source-place.ts';
import { failureOf } from './url/url-file.ts';

interface Trial {
  feedId?: string | undefined;
  source: 'url' | 'sftp';
  location: string;
  username: string | null;
  secret?: string | undefined;
  hostKey: string | null;
}

/** Somebody is waiting before the page. */
const answerMs = 8_000;
const maxLineLength = 300;

/** Looks whether a file is to be had with these settings, and which; nothing is kept. */
export async function tryConnection(
  services: { db: Database; env: Env },
  actor: Actor,
  dealership: string,
  trial: Trial,
): Promise<FeedConnection> {
  const { id: dealershipId } = await findOwnDealership(services, actor, dealership);
  requireOwner(actor, dealershipId, 'dealership');
  const { source, location, username, hostKey } = trial;
  const secrets = await secretsOf(services, actor, dealership, trial);
  try {
    await using file = await askSource(services.env, source, { location, username, hostKey, ...secrets }, { answerMs });
    if (!file) throw new SourceFailure('no-file', 'no file');
    const { name, bytes } = file;
    return { outcome: 'found', file: { name, bytes, firstLine: await firstLineOf(file) }, hostKey };
  } catch (error) {
    const failure = failureOf(error);
    if (!(failure instanceof SourceFailure)) throw error;
    return { outcome: failure.outcome, file: null, hostKey: failure.hostKey ?? hostKey };
  }
}

/** What is given, else what is stored: shown only to the place that it was stored for. */
async function secretsOf({ db, env }: { db: Database; env: Env }, actor: Actor, dealership: string, trial: Trial) {
  const none = { secret: trial.secret ?? null, privateKey: null };
  if (trial.feedId === undefined) return none;
  const { feed } = await findChangeableFeed({ db }, actor, { dealershipId: dealership, feedId: trial.feedId });
  if (!isSamePlace(feed, trial)) return none;
  const stored = await loadSource(db, feed.id);
  const open = (sealed: string | null | undefined) => (sealed ? openFeedSecret(env, feed.id, sealed) : null);
  return { secret: trial.secret ?? open(feed.secretEncrypted), privateKey: open(stored?.privateKeyEncrypted) };
}

/** How a text begins; an archive, a spreadsheet and whatever else is no text have no line. */
async function firstLineOf(file: SourceFile): Promise<string | null> {
  const start = (await file.peek()).subarray(0, 4 * maxLineLength);
  if (start.subarray(0, 2).toString('latin1') === 'PK' || start.includes(0)) return null;
  // A file in another encoding shows what it has of plain signs.
  const [line = ''] = new TextDecoder('utf-8').decode(start).split(/\r?\n/, 1);
  return line.replace(/[\p{C}\uFFFD]/gu, '·').slice(0, maxLineLength);
}
