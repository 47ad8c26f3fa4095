import type { Database } from '../../db/database.ts';
import { readOfferedRevisions } from '../../listings/cards/read-listing-rows.ts';
import type { SearchEngine } from '../engine.ts';

export interface IndexDifference {
  missing: number[];
  superfluous: number[];
  outdated: number[];
}

/** Compares index and database by id and revision; for tests and for an operator's doubts, reads everything. */
export async function compareIndex(services: { db: Database; search: SearchEngine }): Promise<IndexDifference> {
  const indexed = await indexedRevisions(services.search);
  const difference: IndexDifference = { missing: [], superfluous: [], outdated: [] };
  for (const { id, revision } of await readOfferedRevisions(services.db)) {
    const known = indexed.get(id);
    if (known === undefined) difference.missing.push(id);
    else if (known !== revision) difference.outdated.push(id);
    indexed.delete(id);
  }
  difference.superfluous.push(...indexed.keys());
  return difference;
}

async function indexedRevisions(search: SearchEngine): Promise<Map<number, number>> {
  const revisions = new Map<number, number>();
  let after: number[] | undefined;
  while (true) {
    const { body } = await search.client.search({
      index: search.readAlias,
      body: {
        size: 10_000,
        _source: false,
        version: true,
        sort: [{ id: 'asc' }],
        ...(after && { search_after: after }),
      },
    });
    const hits = body.hits.hits;
    for (const hit of hits) revisions.set(Number(hit._id), Number(hit._version));
    const last = hits.at(-1);
    if (!last) return revisions;
    after = last.sort as number[];
  }
}
