import { say } from '@kardan/core/cli/terminal';
import { countListings } from '@kardan/core/search/count-listings';
import type { Services } from '@kardan/core/services';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { startApi } from '../machine/start-api.ts';
import { startWeb } from '../machine/start-web.ts';
import { type Figures, figuresOf } from '../measure/figures.ts';
import { measure, type Noise, noiseOf, type Rig, type Slice } from '../measure/rig.ts';
import { randomFrom } from '../requests/random.ts';
import { type BroadKind, drawPaths } from './broad-searches.ts';
import type { ResultPagesSettings } from './settings.ts';
import { type PageWeight, weighPage } from './weigh-page.ts';

/** Everything one run found; kept as JSON, from which the page is made. */
export interface ResultPagesResult {
  measuredAt: string;
  machine: MachineDescription;
  /** Cars that buyers can find, and those that were loaded. */
  listings: number;
  expectedListings: number;
  settings: ResultPagesSettings;
  /** Of a page of 20 results. */
  weight: PageWeight;
  figures: Record<BroadKind, Figures>;
  noise: Noise;
}

const measuredFolders = ['api', 'core', 'contract', 'ui', 'web', 'bench'];
/** As in production. */
const searchCacheSeconds = 10;
/** More than can be answered: time ends a slice. */
const maxPagesPerSecond = 500;
const typicalSearch = '/gebrauchtwagen?preis-bis=23457&km-bis=123456';

/** Asks the production build for pages of broad searches, each kind in turn, with the caches of production and none in front. */
export async function runResultPages(
  services: Services,
  rig: Rig,
  expectedListings: number,
  settings: ResultPagesSettings,
  cleanup: Cleanup,
): Promise<ResultPagesResult> {
  const measuredAt = new Date().toISOString();
  const machine = await describeMachine(services, measuredFolders);
  const { total: listings } = await countListings(services, {});
  const api = await startApi(services.env.DATABASE_URL, searchCacheSeconds);
  cleanup.add(api.stop);
  const web = await startWeb(api.url);
  cleanup.add(web.stop);
  Object.assign(rig.processes, { api: api.pid, web: web.pid });

  const random = randomFrom(settings.seed);
  const ask = async (kind: BroadKind, seconds: number): Promise<Slice> => {
    const paths = drawPaths(kind, random, maxPagesPerSecond * seconds);
    await rig.generator.hold({ name: kind, origin: web.url, paths });
    const picks = Uint32Array.from(paths.keys());
    const plan = { kind: 'closed', load: kind, picks, clients: settings.visitors, limitMs: seconds * 1_000 } as const;
    return measure(rig, plan);
  };
  const weight = await weighPage(web.url + typicalSearch);
  await ask('other', settings.warmUpSeconds);
  const slices: Record<BroadKind, Slice[]> = { other: [], round: [] };
  for (let round = 0; round < settings.rounds; round++) {
    for (const kind of ['other', 'round'] as const) {
      const slice = await ask(kind, settings.sliceSeconds);
      slices[kind].push(slice);
      saySlice(kind, round, settings.rounds, figuresOf([slice]));
    }
  }
  return {
    measuredAt,
    machine,
    listings,
    expectedListings,
    settings,
    weight,
    figures: { other: figuresOf(slices.other), round: figuresOf(slices.round) },
    noise: noiseOf(rig, machine.cores),
  };
}

function saySlice(kind: BroadKind, round: number, rounds: number, figures: Figures): void {
  const { perSecond, p50Ms, p99Ms, failed, cpuMs } = figures;
  say(
    `${kind} searches, round ${round + 1} of ${rounds}: ${perSecond.toFixed(1)} pages/s, p50 ${p50Ms.toFixed(0)} ms, ` +
      `p99 ${p99Ms.toFixed(0)} ms; engine ${cpuMs.engine.toFixed(1)}, web ${cpuMs.web.toFixed(1)}, ` +
      `API ${cpuMs.api.toFixed(1)} ms a page${failed ? `, ${failed} FAILED` : ''}`,
  );
}
