import type { Env } from '../../env.ts';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import type { Media } from '../../media/media.ts';
import { listObjects, removeObjects, writeObject } from '../../media/objects.ts';

/** What was erased: all that is kept about an address, its account, or a search agent that its owner deleted. */
export type ErasureKind = 'person' | 'account' | 'search-agent';

export interface ErasureNote {
  at: Date;
  kind: ErasureKind;
  /** Hash of the address, or the search agent's id. */
  subject: string;
}

const prefix = 'erasures/';
const pattern = /^erasures\/([^/]+)\/(person|account|search-agent)\/([^/]+)$/;

/**
 * Notes that somebody is being erased where a restore of the database does not reach: in the store. A database that is restored
 * to an earlier time knows the person again and the erasure no more; by the note it is repeated. The note holds no data of
 * the person: it is its own key, which is made of the time and of a hash or a random id.
 */
export async function noteErasure(
  { media }: { media: Media },
  kind: ErasureKind,
  subject: string,
  at = new Date(),
): Promise<void> {
  await writeObject(media, `${prefix}${at.toISOString()}/${kind}/${subject}`, Buffer.alloc(0), 'text/plain');
}

/** An address as notes know it: whoever reads them learns of nobody, unless they also have the secret and guess the address. */
export function erasedSubject({ LINK_SECRET }: Pick<Env, 'LINK_SECRET'>, email: string): string {
  return keyedHash(LINK_SECRET, 'erased address', email.toLowerCase()).toString('hex');
}

/** Every erasure that was noted at that time or later, the oldest first. */
export async function listErasuresSince({ media }: { media: Media }, since: Date): Promise<ErasureNote[]> {
  const notes: ErasureNote[] = [];
  for await (const objects of listObjects(media, prefix)) notes.push(...objects.flatMap(({ key }) => readNote(key)));
  return notes.filter(({ at }) => at >= since);
}

/** Removes notes from before the oldest time that can be restored: nobody they name can come back. Returns how many there were. */
export async function forgetErasuresBefore({ media }: { media: Media }, oldestRestorable: Date): Promise<number> {
  let removed = 0;
  for await (const objects of listObjects(media, prefix)) {
    const old = objects.filter(({ key }) => readNote(key).some(({ at }) => at < oldestRestorable));
    await removeObjects(
      media,
      old.map(({ key }) => key),
    );
    removed += old.length;
  }
  return removed;
}

function readNote(key: string): ErasureNote[] {
  const [, at = '', kind, subject = ''] = pattern.exec(key) ?? [];
  return kind ? [{ at: new Date(at), kind: kind as ErasureKind, subject }] : [];
}
