import { setTimeout } from 'node:timers/promises';
import { type SearchEngine, searchTimeoutMs } from '../engine.ts';

/** The indices that are written to beside this one. */
export async function indicesBeside(search: SearchEngine, index: string): Promise<string[]> {
  return (await indicesOf(search, search.writeAlias)).filter((name) => name !== index);
}

/**
 * Lets searches and writes see the new index and only it, in one step, instead of those that it replaces. Where that fails the
 * new index is removed, unless searches read it all the same: of a step whose answer got lost nobody knows whether it was made.
 */
export async function swapIndices(search: SearchEngine, index: string, replaced: string[]): Promise<void> {
  try {
    await moveAliases(search, index, replaced);
  } catch (error) {
    if (!(await isReadAfterAll(search, index))) throw error;
  }
}

async function moveAliases(search: SearchEngine, index: string, replaced: string[]): Promise<void> {
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
}

/** Whether searches read an index; one that they do not is removed. */
async function isReadAfterAll(search: SearchEngine, index: string): Promise<boolean> {
  const isRead = async () => (await indicesOf(search, search.readAlias)).includes(index);
  try {
    if (await isRead()) return true;
    await removeWhileOthersAreRead(search, index);
    return false;
  } catch {
    // What is left is removed by the next rebuild.
    return isRead().catch(() => false);
  }
}

/**
 * Removes an index in the same step in which it is certain that searches still read the one before: the swap may wait for its turn
 * in the engine, and be made between our look and the removal. This fails then, and so does the swap if it comes afterwards.
 */
async function removeWhileOthersAreRead({ client, readAlias: alias }: SearchEngine, index: string): Promise<void> {
  const { body } = await client.indices.getAlias({ name: alias });
  const actions = Object.keys(body).flatMap((read) => [
    { remove: { index: read, alias, must_exist: true } },
    { add: { index: read, alias } },
  ]);
  await client.indices.updateAliases({ body: { actions: [...actions, { remove_index: { index } }] } });
}

async function indicesOf({ client }: SearchEngine, name: string): Promise<string[]> {
  const { body: exists } = await client.indices.existsAlias({ name });
  if (!exists) return [];
  const { body } = await client.indices.getAlias({ name });
  return Object.keys(body);
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
