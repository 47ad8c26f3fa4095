import type { SearchEngine } from '../engine.ts';

/** The revision in which searches find a listing; null if they do not, undefined while the engine does not answer. */
export async function readIndexedRevision(
  { client, readAlias }: SearchEngine,
  listingId: number,
): Promise<number | null | undefined> {
  try {
    const { body } = await client.get(
      // Not realtime: what is written but not refreshed is found by nobody.
      { index: readAlias, id: String(listingId), _source: false, realtime: false },
      { ignore: [404] },
    );
    return body.found ? Number(body._version) : null;
  } catch {
    return undefined;
  }
}
