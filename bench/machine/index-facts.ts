import type { SearchEngine } from '@kardan/core/search/engine';

/** How the index that is measured is built. */
export interface IndexFacts {
  name: string;
  shards: number;
  segments: number;
  documents: number;
  deletedDocuments: number;
  sizeMb: number;
}

export async function indexFacts(engine: SearchEngine, index: string): Promise<IndexFacts> {
  const { body } = await engine.client.indices.stats({ index, metric: ['docs', 'store', 'segments'] });
  const [name = index] = Object.keys(body.indices ?? {});
  const primaries = body._all.primaries;
  const settings = await engine.client.indices.getSettings({ index, flat_settings: true });
  const [found] = Object.values(settings.body) as unknown as { settings: Record<string, string> }[];
  return {
    name,
    shards: Number(found?.settings['index.number_of_shards']),
    segments: Number(primaries?.segments?.count ?? 0),
    documents: Number(primaries?.docs?.count ?? 0),
    deletedDocuments: Number(primaries?.docs?.deleted ?? 0),
    sizeMb: Math.round(Number(primaries?.store?.size_in_bytes ?? 0) / 1024 ** 2),
  };
}
