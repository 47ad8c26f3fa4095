import type { SearchEngine } from '@kardan/core/search/engine';

/**
 * What the engine does to indices itself once a disk is nearly full (the flood stage of its watermarks): they can be read and deleted
 * from, and take nothing. It takes the block away when there is room again.
 */
export async function blockWrites({ client, indexName }: SearchEngine): Promise<{ lift(): Promise<void> }> {
  const set = (blocked: true | null) =>
    client.indices.putSettings({ index: `${indexName}-*`, body: { 'index.blocks.read_only_allow_delete': blocked } });
  await set(true);
  return { lift: () => set(null).then(() => undefined) };
}
