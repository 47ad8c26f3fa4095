import { setTimeout } from 'node:timers/promises';
import type { SearchEngine } from '@kardan/core/search/engine';

export type IndexSettings = Record<string, string | boolean | null>;

/** Changes settings of an index; the returned function puts back what was there. */
export async function changeSettings(
  engine: SearchEngine,
  index: string,
  settings: IndexSettings,
): Promise<() => Promise<void>> {
  const { body } = await engine.client.indices.getSettings({ index, flat_settings: true });
  const [found] = Object.values(body) as unknown as { settings: Record<string, string> }[];
  const before = Object.fromEntries(Object.keys(settings).map((key) => [key, found?.settings[key] ?? null]));
  await engine.client.indices.putSettings({ index, body: settings });
  return async () => {
    await engine.client.indices.putSettings({ index, body: before });
  };
}

interface SearchQueue {
  active: number;
  queue: number;
  rejected: number;
}

/** The engine's own account of its search threads. A search refused within a multi-search shows only here. */
export async function searchQueue(engine: SearchEngine): Promise<SearchQueue> {
  const { body } = await engine.client.nodes.stats({ metric: ['thread_pool'] });
  const [node] = Object.values(body.nodes) as unknown as { thread_pool: { search: SearchQueue } }[];
  if (!node) throw new Error('the engine tells nothing of its threads');
  return node.thread_pool.search;
}

/** Waits until the engine has no search left from the slice before. */
export async function untilIdle(engine: SearchEngine): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 200) {
    const { active, queue } = await searchQueue(engine);
    if (active + queue === 0) return;
    await setTimeout(200);
  }
  throw new Error('the engine did not come to rest within a minute: is somebody else searching?');
}
