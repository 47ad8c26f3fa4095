import { setTimeout } from 'node:timers/promises';
import { type SearchEngine, searchTimeoutMs } from '../engine.ts';

/** Lets searches and writes see the new index and only it, in one step; returns the indices that it replaces. */
export async function swapIndices(search: SearchEngine, index: string): Promise<string[]> {
  const { body } = await search.client.indices.getAlias({ name: search.writeAlias });
  const replaced = Object.keys(body).filter((name) => name !== index);
  await search.client.indices.updateAliases({
    body: {
      actions: [
        { add: { index, alias: search.readAlias } },
        ...replaced.flatMap((old) => [
          { remove: { index: old, alias: search.writeAlias } },
          { remove: { index: old, alias: search.readAlias, must_exist: false } },
        ]),
      ],
    },
  });
  return replaced;
}

/**
 * Removes indices when nobody reads them any more. Removing them in the same step as the swap fails the searches under
 * way: shards close before nodes see the new alias. What cannot be removed now harms nobody and is named.
 */
export async function removeReplacedIndices(search: SearchEngine, replaced: string[]): Promise<void> {
  for (const index of replaced) {
    try {
      await untilUnread(search, index);
      await search.client.indices.delete({ index });
    } catch (cause) {
      process.emitWarning(`the replaced index ${index} could not be removed: ${String(cause)}`);
    }
  }
}

/** Waits until an index was not searched for a second; at most as long as a search may take. */
async function untilUnread(search: SearchEngine, index: string): Promise<void> {
  let before = -1;
  for (let waitedMs = 0; waitedMs < searchTimeoutMs; waitedMs += 1_000) {
    const { body } = await search.client.indices.stats({ index, metric: 'search' });
    const counts = body._all.total?.search;
    const searches = (counts?.query_total ?? 0) + (counts?.fetch_total ?? 0);
    if (searches === before && !counts?.query_current && !counts?.fetch_current) return;
    before = searches;
    await setTimeout(1_000);
  }
}
