import { say } from '@kardan/core/cli/terminal';
import type { Services } from '@kardan/core/services';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine } from '../machine/describe-machine.ts';
import { changeSettings } from '../machine/engine-control.ts';
import { indexFacts } from '../machine/index-facts.ts';
import { startApi } from '../machine/start-api.ts';
import { describeMix } from '../requests/describe-mix.ts';
import { distinctRequests } from '../requests/distinct-requests.ts';
import { readMarket } from '../requests/market.ts';
import { apiLoad, apiSearchText, engineLoad, prepareRequests } from '../requests/prepare-loads.ts';
import { randomFrom, shuffled } from '../requests/random.ts';
import { compareAnswers } from './compare-answers.ts';
import { compareLoads } from './compare-loads.ts';
import { figuresOf } from './figures.ts';
import { findMaximum } from './find-maximum.ts';
import { measurePopular } from './popular.ts';
import { measure, noiseOf, type Rig } from './rig.ts';
import type { SearchResult } from './search-result.ts';
import type { SearchSettings } from './settings.ts';
import { requestSupply, sides } from './sides.ts';

const loads = { engine: 'engine', api: 'api' } as const;

/** The whole measurement: every request new and no cache, then the popular mix with the caches of production. */
export async function runSearch(
  services: Services,
  rig: Rig,
  settings: SearchSettings,
  cleanup: Cleanup,
): Promise<SearchResult> {
  const startedAt = new Date();
  const { search, env } = services;
  const machine = await describeMachine(services);
  const market = await readMarket(services);
  say(`drawing ${settings.requests} distinct requests for ${market.total} cars`);
  const requests = distinctRequests(market, settings.seed, settings.requests);
  const texts = (await prepareRequests(services, requests)).map(apiSearchText);
  const engine = engineLoad(loads.engine, env.OPENSEARCH_URL[0] ?? '', search.readAlias, texts);
  await rig.generator.hold(engine);
  const order = shuffled(randomFrom(settings.seed), [...requests.keys()]);
  const take = requestSupply(order);

  const cacheOn = cleanup.add(await changeSettings(search, search.readAlias, { 'index.requests.cache.enable': false }));
  const api = await startMeasuredApi(0);
  const comparedAnswers = await compareAnswers(engine, api.load, order.slice(0, settings.compared));
  say(`${comparedAnswers} answers of the API have the engine’s totals and cars`);
  const expectedPerSecond = await warmUp(rig, settings, take);
  const maximum = await findMaximum(rig, {
    loads,
    clients: settings.clients,
    rounds: settings.rounds,
    requests: Math.max(50, Math.round(expectedPerSecond * settings.closedSeconds)),
    limitSeconds: settings.closedSeconds * 3,
    take,
  });
  const levels = await compareLoads(rig, settings, loads, maximum.engine.perSecond, take);
  await api.stop();

  await cacheOn();
  const cachingApi = await startMeasuredApi(settings.popular.cacheSeconds);
  const popular = await measurePopular(rig, settings, loads);
  await cachingApi.stop();

  return {
    measuredAt: startedAt.toISOString(),
    minutes: (Date.now() - startedAt.getTime()) / 60_000,
    machine,
    index: await indexFacts(search, search.readAlias),
    listings: market.total,
    settings,
    mix: describeMix(requests),
    comparedAnswers,
    maximum,
    levels,
    popular,
    noise: noiseOf(rig, machine.cores),
  };

  async function startMeasuredApi(cacheSeconds: number) {
    const started = await startApi(env.DATABASE_URL, cacheSeconds);
    const stop = cleanup.add(started.stop);
    const load = apiLoad(loads.api, started.url, requests);
    await rig.generator.hold(load);
    rig.processes.api = started.pid;
    return { load, stop };
  }
}

/** Compiles what is hot in both processes and fills the file cache; says about how many searches the engine answers. */
async function warmUp(rig: Rig, settings: SearchSettings, take: (count: number) => Uint32Array): Promise<number> {
  const limitMs = settings.warmUpSeconds * 1_000;
  const picks = take(settings.requests);
  let perSecond = 0;
  for (const side of sides.toReversed()) {
    const slice = await measure(rig, { kind: 'closed', load: loads[side], picks, clients: 4, limitMs });
    perSecond = figuresOf([slice]).perSecond;
    say(`warmed up ${side}: ${perSecond.toFixed(1)}/s`);
  }
  return perSecond;
}
