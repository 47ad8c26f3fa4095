import { say } from '@kardan/core/cli/terminal';
import { cpuMsOfFamily } from '../../machine/process-times.ts';
import type { ServerProcess } from '../../machine/start-server.ts';
import { fetchPage } from '../page/fetch-page.ts';
import type { WebSettings } from '../settings.ts';
import type { SitePage } from '../site-pages.ts';
import { type Hammered, hammer } from './hammer.ts';

export interface EdgeSide extends Pick<Hammered, 'failed' | 'p50Ms' | 'p99Ms'> {
  perSecond: number;
  /** Of the server that was asked, for each page that was finished. */
  cpuMs: number;
}

export interface EdgeResult {
  name: string;
  /** What the cache says of a page that was asked for before: `hit`, or why it does not help. */
  state: string;
  web: EdgeSide;
  cache: EdgeSide;
}

/** The same page as often as can be, straight from web and then from the cache. */
export async function measureEdge(
  web: ServerProcess,
  cache: ServerProcess,
  { name, path }: SitePage,
  settings: WebSettings,
): Promise<EdgeResult> {
  const direct = await measureSide(web, path, settings);
  await fetchPage(cache.url + path);
  const { cacheState: state } = await fetchPage(cache.url + path);
  const kept = await measureSide(cache, path, settings);
  say(`${name}: ${direct.perSecond.toFixed(0)}/s from web, ${kept.perSecond.toFixed(0)}/s from the cache (${state})`);
  return { name, state, web: direct, cache: kept };
}

async function measureSide(server: ServerProcess, path: string, settings: WebSettings): Promise<EdgeSide> {
  const before = cpuMsOfFamily(server.pid);
  const { requests, elapsedMs, failed, p50Ms, p99Ms } = await hammer(
    server.url + path,
    settings.edgeClients,
    settings.edgeSeconds,
  );
  const cpuMs = (cpuMsOfFamily(server.pid) - before) / Math.max(1, requests);
  return { perSecond: (requests / elapsedMs) * 1_000, cpuMs, failed, p50Ms, p99Ms };
}
