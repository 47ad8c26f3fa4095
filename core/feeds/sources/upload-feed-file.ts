import type { Readable } from 'node:stream';
import type { FeedRunRow } from '@kardan/contract/calls/feeds/feeds';
import type { Actor } from '../../accounts/actor.ts';
import { requireStaff } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import type { Media } from '../../media/media.ts';
import { beginRunIn } from '../runs/begin-run.ts';
import { presentRunRow } from '../runs/present-run-row.ts';
import { type FeedReference, findFeed } from '../set-up/find-feed.ts';
import { recordFeedAct } from '../set-up/record-feed-act.ts';
import { dropFile, keepFile } from './keep-file.ts';
import { tidyName } from './source-file.ts';

/** Takes a feed's file and runs the feed with it, for staff of all its dealerships; what a run changes is seen before it is live. */
export async function uploadFeedFile(
  services: { db: Database; media: Media },
  actor: Actor,
  reference: FeedReference,
  { file, name, dry }: { file: Readable; name?: string | undefined; dry: boolean },
): Promise<{ run: FeedRunRow | null }> {
  // It may break off while nobody reads it yet; whoever reads it later learns of it.
  file.on('error', () => {});
  try {
    const found = await findFeed(services, actor, reference);
    for (const { id } of found.sites) {
      // Whoever works for one site of a group alone sees the group's feed, and brings no file for the others.
      if (!actor.isOperator && !actor.memberships.has(id)) throw new Failure('forbidden');
      requireStaff(actor, id, 'feed');
    }
    const { feed } = found;
    if (feed.state === 'paused') throw new Failure('feed-not-possible');
    const kept = await keepFile(services, file, { feedId: feed.id });
    if (kept.bytes === 0) {
      await dropFile(services, kept.key);
      throw new Failure('malformed-body', { message: 'the uploaded file is empty' });
    }
    const named = { ...kept, name: name === undefined ? null : tidyName(name) };
    const run = await inTransaction(services.db, async (tx) => {
      await recordFeedAct(tx, actor, found, 'feed.run', { dry });
      return beginRunIn(tx, { feedId: feed.id, file: named, dry, by: actor });
    });
    if (!run) await dropFile(services, kept.key);
    return { run: run && presentRunRow(run, found) };
  } catch (error) {
    file.destroy();
    throw error instanceof Unreachable && error.reason === 'too-large' ? new Failure('body-too-large') : error;
  }
}
