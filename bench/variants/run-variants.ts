import { say } from '@kardan/core/cli/terminal';
import type { Services } from '@kardan/core/services';
import type { Load } from '../load/messages.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine } from '../machine/describe-machine.ts';
import { changeSettings } from '../machine/engine-control.ts';
import { type IndexFacts, indexFacts } from '../machine/index-facts.ts';
import { type Figures, figuresOf } from '../measure/figures.ts';
import { measure, noiseOf, type Rig, type Slice } from '../measure/rig.ts';
import { requestSupply } from '../measure/sides.ts';
import { distinctRequests } from '../requests/distinct-requests.ts';
import { readMarket } from '../requests/market.ts';
import { engineLoad, type PreparedRequest, prepareRequests } from '../requests/prepare-loads.ts';
import { randomFrom, shuffled } from '../requests/random.ts';
import { answersWithoutError } from './answers-without-error.ts';
import { buildCopy } from './index-copy.ts';
import type { Variant } from './variant.ts';
import type { VariantSettings } from './variant-settings.ts';

export interface VariantResult {
  name: string;
  says: string;
  index: IndexFacts;
  byClients: Record<string, Figures>;
}

interface Ready {
  variant: Variant;
  index: string;
  load: Load;
}

/** Closed loop on the bare engine: in each round every variant answers the same requests, with the request cache off unless it says otherwise. */
export async function runVariants(
  services: Services,
  rig: Rig,
  variants: Variant[],
  settings: VariantSettings,
  cleanup: Cleanup,
) {
  const startedAt = new Date();
  const market = await readMarket(services);
  const requests = distinctRequests(market, settings.seed, 10_000);
  const sample = shuffled(randomFrom(settings.seed), requests).slice(0, settings.requests);
  const prepared = await prepareRequests(services, sample);
  const ready: Ready[] = [];
  for (const variant of variants) ready.push(await prepare(services, rig, variant, prepared));

  const take = requestSupply([...sample.keys()]);
  const perSlice = await requestsOfSlice(rig, ready[0] as Ready, settings, take);
  const slices = new Map<string, Slice[]>();
  for (let round = 0; round < settings.rounds; round++) {
    for (const clients of settings.clients) {
      const picks = take(perSlice);
      for (const one of rotated(ready, round)) {
        const slice = await measureVariant(services, rig, one, picks, clients, settings, cleanup);
        const key = `${one.variant.name} ${clients}`;
        slices.set(key, [...(slices.get(key) ?? []), slice]);
        const { perSecond, p99Ms } = figuresOf([slice]);
        say(
          `round ${round + 1} of ${settings.rounds}, ${key} clients: ${perSecond.toFixed(1)}/s, p99 ${p99Ms.toFixed(0)} ms`,
        );
      }
    }
  }

  const results: VariantResult[] = [];
  for (const { variant, index } of ready) {
    const byClients = settings.clients.map((clients) => {
      return [clients, figuresOf(slices.get(`${variant.name} ${clients}`) ?? [])];
    });
    const facts = await indexFacts(services.search, index);
    results.push({ name: variant.name, says: variant.says, index: facts, byClients: Object.fromEntries(byClients) });
  }
  const machine = await describeMachine(services);
  const minutes = (Date.now() - startedAt.getTime()) / 60_000;
  const measuredAt = startedAt.toISOString();
  return {
    measuredAt,
    minutes,
    machine,
    listings: market.total,
    settings,
    noise: noiseOf(rig, machine.cores),
    results,
  };
}

export type VariantsResult = Awaited<ReturnType<typeof runVariants>>;

async function prepare(services: Services, rig: Rig, variant: Variant, prepared: PreparedRequest[]): Promise<Ready> {
  const { search, env } = services;
  const index = variant.copy ? await buildCopy(services, variant.copy) : search.readAlias;
  const load = engineLoad(variant.name, env.OPENSEARCH_URL[0] ?? '', index, prepared.map(variant.body));
  if (variant.parameters) load.path += `?${variant.parameters}`;
  await answersWithoutError(load, 20);
  await rig.generator.hold(load);
  return { variant, index, load };
}

/** Warms up with ours and says how many requests make a slice of about the wanted length. */
async function requestsOfSlice(
  rig: Rig,
  { load }: Ready,
  settings: VariantSettings,
  take: (count: number) => Uint32Array,
): Promise<number> {
  const limitMs = settings.warmUpSeconds * 1_000;
  const picks = take(settings.requests);
  const slice = await measure(rig, { kind: 'closed', load: load.name, picks, clients: 2, limitMs });
  return Math.max(30, Math.round(figuresOf([slice]).perSecond * settings.sliceSeconds));
}

async function measureVariant(
  { search }: Services,
  rig: Rig,
  { variant, index, load }: Ready,
  picks: Uint32Array,
  clients: number,
  settings: VariantSettings,
  cleanup: Cleanup,
): Promise<Slice> {
  const wanted = { 'index.requests.cache.enable': false, ...variant.settings };
  const putBack = cleanup.add(await changeSettings(search, index, wanted));
  await search.client.indices.clearCache({ index, request: true });
  const limitMs = settings.sliceSeconds * 6_000;
  // A few requests first: a changed setting must not be measured by its first search.
  await rig.generator.run({ kind: 'closed', load: load.name, picks: picks.slice(0, 2 * clients), clients, limitMs });
  const slice = await measure(rig, { kind: 'closed', load: load.name, picks, clients, limitMs });
  await putBack();
  return slice;
}

/** Another one begins in each round, so that none always follows the same neighbour's heat. */
function rotated<T>(values: readonly T[], round: number): T[] {
  const first = (round * Math.ceil(values.length / 3)) % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
}
