import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '@kardan/core/cli/terminal';
import type { Services } from '@kardan/core/services';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { startApi } from '../machine/start-api.ts';
import { freePort } from '../machine/start-server.ts';
import { figuresOf } from '../measure/figures.ts';
import { median } from '../measure/percentile.ts';
import { measure, type Noise, noiseOf, type Rig } from '../measure/rig.ts';
import { requestSupply } from '../measure/sides.ts';
import { distinctRequests } from '../requests/distinct-requests.ts';
import { readMarket } from '../requests/market.ts';
import { apiLoad } from '../requests/prepare-loads.ts';
import { randomFrom, shuffled } from '../requests/random.ts';
import type { TelemetrySettings } from './settings.ts';

/** Without; as operators are told to run it; every visit traced. */
const variants = { off: undefined, on: 0.01, 'all traced': 1 } as const;
export type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];

export interface VariantFigures {
  perSecond: number;
  perSecondByRound: number[];
  /** Processor time of the API for a search. */
  apiMs: number;
}

export interface TelemetryResult {
  machine: MachineDescription;
  measuredAt: string;
  listings: number;
  settings: TelemetrySettings;
  noise: Noise;
  figures: Record<Variant, VariantFigures>;
  /** Median over the rounds of how much fewer searches a second than without, in the same round. */
  cost: Record<Exclude<Variant, 'off'>, number>;
}

/** Three APIs at once, loaded by turns in one run: what else changes on the machine changes for all of them. */
export async function runTelemetry(
  services: Services,
  rig: Rig,
  settings: TelemetrySettings,
  cleanup: Cleanup,
): Promise<TelemetryResult> {
  const machine = await describeMachine(services, ['core', 'contract', 'api', 'telemetry', 'bench']);
  const market = await readMarket(services);
  const requests = distinctRequests(market, settings.seed, settings.requests);
  const take = requestSupply(shuffled(randomFrom(settings.seed), [...requests.keys()]));
  const receiver = await openSink(cleanup);
  const pids = new Map<Variant, number>();
  for (const name of names) {
    const api = await startApi(services.env.DATABASE_URL, 0, {
      name: `api-${name.replace(' ', '-')}`,
      env: await variablesOf(name, receiver),
    });
    cleanup.add(api.stop);
    pids.set(name, api.pid);
    await rig.generator.hold(apiLoad(name, api.url, requests));
  }

  const slice = async (name: Variant, seconds: number, picks: Uint32Array) => {
    rig.processes.api = pids.get(name);
    const plan = { kind: 'closed', load: name, picks, clients: settings.clients, limitMs: seconds * 1_000 } as const;
    const measured = await measure(rig, plan);
    const { perSecond, failed } = figuresOf([measured]);
    if (failed > 0) throw new Error(`${failed} searches failed with telemetry ${name}`);
    return { perSecond, apiMs: measured.cpu.api / measured.outcome.sent };
  };
  for (const name of names) await slice(name, settings.warmUpSeconds, take(settings.requests));

  const rounds: Record<Variant, { perSecond: number; apiMs: number }>[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const picks = take(settings.requests);
    // Each comes first, second and last as often.
    const order = names.map((_, place) => names[(place + round) % names.length] as Variant);
    const measured: Partial<(typeof rounds)[number]> = {};
    for (const name of order) measured[name] = await slice(name, settings.sliceSeconds, picks);
    const whole = measured as (typeof rounds)[number];
    rounds.push(whole);
    const told = names.map(
      (name) => `${name} ${whole[name].perSecond.toFixed(1)}/s, ${whole[name].apiMs.toFixed(2)} ms`,
    );
    say(`round ${round + 1} of ${settings.rounds}: ${told.join('; ')}`);
  }
  const costOf = (name: Variant) => median(rounds.map((round) => 1 - round[name].perSecond / round.off.perSecond));
  return {
    machine,
    measuredAt: new Date().toISOString(),
    listings: market.total,
    settings,
    noise: noiseOf(rig, machine.cores),
    figures: Object.fromEntries(
      names.map((name) => [
        name,
        {
          perSecond: median(rounds.map((round) => round[name].perSecond)),
          perSecondByRound: rounds.map((round) => round[name].perSecond),
          apiMs: median(rounds.map((round) => round[name].apiMs)),
        },
      ]),
    ) as TelemetryResult['figures'],
    cost: { on: costOf('on'), 'all traced': costOf('all traced') },
  };
}

async function variablesOf(name: Variant, receiver: string): Promise<Record<string, string>> {
  const ratio = variants[name];
  if (ratio === undefined) return {};
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver,
    OTEL_TRACES_SAMPLER_ARG: String(ratio),
    API_METRICS_PORT: String(await freePort()),
  };
}

/** Takes traces and forgets them: what a receiver costs is not ours to measure. */
async function openSink(cleanup: Cleanup): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
