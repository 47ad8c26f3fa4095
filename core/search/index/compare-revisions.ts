import type { SearchEngine } from '../engine.ts';

export interface RevisionDifference<Id> {
  missing: Id[];
  superfluous: Id[];
  outdated: Id[];
}

export type ComparePhase = 'index' | 'database';
/** May throw to stop the comparison. */
export type OnCompared = (phase: ComparePhase, done: number, total: number) => void;

interface Compared<Id> {
  /** A field that no two documents share. */
  sortField: string;
  idOf: (documentId: string) => Id;
  /** What the index should hold, all of it. */
  expected: () => Promise<readonly { id: Id; revision: number }[]>;
}

/** Compares an index with what it should hold, by id and revision; reads everything. */
export async function compareRevisions<Id>(
  engine: SearchEngine,
  { sortField, idOf, expected }: Compared<Id>,
  onProgress: OnCompared = () => {},
): Promise<RevisionDifference<Id>> {
  const indexed = await indexedRevisions(engine, sortField, idOf, onProgress);
  const difference: RevisionDifference<Id> = { missing: [], superfluous: [], outdated: [] };
  const rows = await expected();
  for (const { id, revision } of rows) {
    const known = indexed.get(id);
    if (known === undefined) difference.missing.push(id);
    else if (known !== revision) difference.outdated.push(id);
    indexed.delete(id);
  }
  onProgress('database', rows.length, rows.length);
  difference.superfluous.push(...indexed.keys());
  return difference;
}

async function indexedRevisions<Id>(
  { client, readAlias }: SearchEngine,
  sortField: string,
  idOf: (documentId: string) => Id,
  onProgress: OnCompared,
): Promise<Map<Id, number>> {
  const revisions = new Map<Id, number>();
  const { body: counted } = await client.count({ index: readAlias });
  let after: (string | number)[] | undefined;
  while (true) {
    const { body } = await client.search({
      index: readAlias,
      body: {
        size: 10_000,
        _source: false,
        version: true,
        sort: [{ [sortField]: 'asc' }],
        ...(after && { search_after: after }),
      },
    });
    const hits = body.hits.hits;
    for (const hit of hits) revisions.set(idOf(String(hit._id)), Number(hit._version));
    onProgress('index', revisions.size, Math.max(counted.count, revisions.size));
    const last = hits.at(-1);
    if (!last) return revisions;
    after = last.sort as (string | number)[];
  }
}
