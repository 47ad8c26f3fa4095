import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { countListings } from '@kardan/core/search/count-listings';
import type { Services } from '@kardan/core/services';
import { backendsOf } from '../machine/backend-store.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine } from '../machine/describe-machine.ts';
import { repository } from '../machine/directories.ts';
import { findEngine } from '../machine/find-engine.ts';
import { busyShare } from '../machine/process-times.ts';
import { apiConnectionName, startApi } from '../machine/start-api.ts';
import type { ServerProcess } from '../machine/start-server.ts';
import { startWeb } from '../machine/start-web.ts';
import type { Noise } from '../measure/rig.ts';
import { sum } from '../measure/sum.ts';
import { chromiumVersion } from './chromium-version.ts';
import { measureClicks } from './interaction/measure-clicks.ts';
import { fetchPage } from './page/fetch-page.ts';
import { measurePages } from './page/measure-pages.ts';
import { type EdgeResult, measureEdge } from './server/edge.ts';
import { canHammer } from './server/hammer.ts';
import { measureSealing } from './server/seal-cost.ts';
import { canStartCache, startCache } from './server/start-cache.ts';
import { measureViewCost, type ViewCost } from './server/view-cost.ts';
import { viewsToMeasure } from './server/views.ts';
import type { WebSettings } from './settings.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import type { WebResult } from './web-result.ts';

const measuredFolders = ['api', 'core', 'contract', 'web', 'bench'];
/** As in production. */
const searchCacheSeconds = 10;

/** The whole measurement: what servers work, what a page weighs and how it loads, what a click takes. */
export async function runWeb(services: Services, settings: WebSettings, cleanup: Cleanup): Promise<WebResult> {
  const startedAt = new Date();
  const machine = await describeMachine(services, measuredFolders);
  const { total } = await countListings(services, {});
  const busyBefore = await busyShare(3);
  say(`before the run ${(busyBefore * 100).toFixed(0)} % of the machine is busy; starting API and web`);
  const api = await startApi(services.env.DATABASE_URL, searchCacheSeconds);
  cleanup.add(api.stop);
  const web = await startWeb(api.url);
  cleanup.add(web.stop);
  const byKey = await sitePages(api.url);
  const pages = settings.pages.map((key) => byKey[key]);
  const { home, results, car } = byKey;
  for (const { path } of pages) await fetchPage(web.url + path);

  const { views, noise } = await measureViews(services, api, web, settings, busyBefore);
  const sealing = [];
  for (const { name, path } of [home, results, car]) {
    const { text } = await fetchPage(web.url + path);
    sealing.push(measureSealing(name, text, settings.seals));
  }
  const edge = await measureEdges(web, [home, results, car], settings, cleanup);
  const { pages: measured, lighthouse } = await measurePages(web.url, pages, settings);
  const clicks = await measureClicks(web.url + results.path, settings);

  return {
    measuredAt: startedAt.toISOString(),
    minutes: (Date.now() - startedAt.getTime()) / 60_000,
    machine,
    versions: { lighthouse, chromium: await chromiumVersion(), ...frameworkVersions() },
    listings: total,
    settings,
    pages: measured,
    clicks,
    views,
    edge,
    sealing,
    noise,
  };
}

async function measureViews(
  services: Services,
  api: ServerProcess,
  web: ServerProcess,
  settings: WebSettings,
  before: number,
): Promise<{ views: ViewCost[]; noise: Noise }> {
  const processes = {
    engine: await findEngine(services.search),
    generator: process.pid,
    api: api.pid,
    web: web.pid,
    postgres: () => backendsOf(services.db, apiConnectionName),
  };
  const measured = [];
  for (const views of await viewsToMeasure(api.url, settings.views))
    measured.push(await measureViewCost(web.url, processes, views));
  const availableMs = sum(measured.map(({ elapsedMs }) => elapsedMs)) * cpus().length;
  return {
    views: measured.map(({ cost }) => cost),
    noise: {
      before,
      others: sum(measured.map(({ used }) => used.others)) / availableMs,
      stolen: sum(measured.map(({ used }) => used.stolen)) / availableMs,
    },
  };
}

async function measureEdges(
  web: ServerProcess,
  pages: SitePage[],
  settings: WebSettings,
  cleanup: Cleanup,
): Promise<EdgeResult[]> {
  if (!canHammer() || !canStartCache()) {
    say('the cache is left out: it takes Varnish and wrk, see `pnpm run doctor`');
    return [];
  }
  const cache = await startCache(web.url);
  const stop = cleanup.add(cache.stop);
  const results: EdgeResult[] = [];
  for (const page of pages) results.push(await measureEdge(web, cache, page, settings));
  await stop();
  return results;
}

function frameworkVersions(): { next: string; react: string } {
  const { dependencies } = JSON.parse(readFileSync(join(repository, 'web/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return { next: dependencies.next ?? 'unknown', react: dependencies.react ?? 'unknown' };
}
