import type { SearchEngine } from '../engine.ts';

export interface IndexState {
  /** The index that is read; null where there is none. */
  name: string | null;
  /** Indices that changes are written to: two while one is rebuilt. */
  written: string[];
  documents: number | null;
  sizeBytes: number | null;
}

/** A page is not kept waiting by an engine that hangs. */
const timeout = { requestTimeout: 2_000, maxRetries: 0 };

/** Which index an alias leads to and how large it is; costs the engine nothing. Throws while it does not answer. */
export async function readIndexState({ client, readAlias, writeAlias }: SearchEngine): Promise<IndexState> {
  const [read, written] = await Promise.all([indicesOf(readAlias), indicesOf(writeAlias)]);
  const name = read[0] ?? null;
  if (name === null) return { name, written, documents: null, sizeBytes: null };
  const { body } = await client.indices.stats({ index: name, metric: ['docs', 'store'] }, timeout);
  const { primaries, total } = body._all;
  return {
    name,
    written,
    documents: primaries?.docs?.count ?? null,
    sizeBytes: total?.store?.size_in_bytes ?? null,
  };

  async function indicesOf(alias: string): Promise<string[]> {
    const { body: found } = await client.indices.getAlias({ name: alias }, { ...timeout, ignore: [404] });
    return 'error' in found ? [] : Object.keys(found);
  }
}
