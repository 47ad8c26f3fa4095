import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { type FeedReference, findChangeableFeed } from '../set-up/find-feed.ts';
import { recordFeedAct } from '../set-up/record-feed-act.ts';
import { sealFeedSecret } from './feed-secret.ts';
import { saveKeyPair } from './feed-source-store.ts';
import { makeKeyPair } from './sftp/make-key-pair.ts';

/** Makes a pair of keys for a feed, in the place of an earlier one; the private half never leaves us. */
export async function makeFeedKey(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  reference: FeedReference,
): Promise<{ publicKey: string }> {
  const found = await findChangeableFeed({ db }, actor, reference);
  const { id } = found.feed;
  const { publicKey, privateKey } = makeKeyPair(`feed-${id}`);
  await inTransaction(db, async (tx) => {
    await saveKeyPair(tx, id, { publicKey, privateKeyEncrypted: sealFeedSecret(env, id, privateKey) });
    await recordFeedAct(tx, actor, found, 'feed.key-made');
  });
  return { publicKey };
}
