import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredFeed } from '../set-up/feed-store.ts';
import { beginRunIn } from './begin-run.ts';
import { loadLastStanding, loadLastWithFile, type StoredRun } from './run-store.ts';

/**
 * Runs a feed's last file once more. Cars are only changed by a file that was to change them before, never by one that was looked
 * at, left off or taken back. Null where there is none, or where somebody is to answer first.
 */
export async function repeatRunIn(
  tx: Tx,
  feed: StoredFeed,
  { dry, by }: { dry: boolean; by: Actor },
): Promise<StoredRun | null> {
  const onlyShows = dry || feed.state !== 'live';
  const last = onlyShows ? await loadLastWithFile(tx, feed.id) : await loadLastStanding(tx, feed.id, { dry: false });
  if (!last?.fileKey || !last.fileHash) return null;
  if (!onlyShows && last.state === 'waiting') return null;
  const file = { key: last.fileKey, sha256: last.fileHash, bytes: last.fileBytes ?? 0, name: last.fileName };
  return beginRunIn(tx, { feedId: feed.id, file, dry, by, again: true });
}
