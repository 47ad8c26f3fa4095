import { say } from '@kardan/core/cli/terminal';
import { poissonArrivals } from '../load/arrivals.ts';
import { randomFrom } from '../requests/random.ts';
import { type Figures, figuresOf } from './figures.ts';
import { measure, type Rig, type Slice } from './rig.ts';
import type { SearchSettings } from './settings.ts';
import { inTurn, type Side, sides } from './sides.ts';

/** Both sides at the same rate. */
export interface Level {
  share: number;
  perSecond: number;
  engine: Figures;
  api: Figures;
}

/** Open loop at shares of the bare engine's maximum: in each round both sides get the same requests at the same moments. */
export async function compareLoads(
  rig: Rig,
  settings: SearchSettings,
  loads: Record<Side, string>,
  maximumPerSecond: number,
  take: (count: number) => Uint32Array,
): Promise<Level[]> {
  const random = randomFrom(settings.seed + 1);
  const slices = new Map<string, Slice[]>();
  const uncounted = new Map<Slice, number>();
  for (let round = 0; round < settings.rounds; round++) {
    for (const share of settings.shares) {
      const perSecond = share * maximumPerSecond;
      const arrivalsMs = poissonArrivals(random, perSecond, settings.settleSeconds + settings.sliceSeconds);
      const picks = take(arrivalsMs.length);
      const settling = arrivalsMs.findIndex((at) => at >= settings.settleSeconds * 1_000);
      for (const side of inTurn(round)) {
        const { connections, timeoutSeconds } = settings;
        const timeoutMs = timeoutSeconds * 1_000;
        const plan = { kind: 'open', load: loads[side], arrivalsMs, picks, connections, timeoutMs } as const;
        const slice = await measure(rig, plan);
        uncounted.set(slice, settling);
        slices.set(`${side} ${share}`, [...(slices.get(`${side} ${share}`) ?? []), slice]);
        sayLevel(
          round,
          settings.rounds,
          share,
          side,
          figuresOf([slice], () => settling),
        );
      }
    }
  }
  return settings.shares.map((share) => {
    const [engine, api] = sides.map((side) =>
      figuresOf(slices.get(`${side} ${share}`) ?? [], (slice) => uncounted.get(slice) ?? 0),
    ) as [Figures, Figures];
    return { share, perSecond: share * maximumPerSecond, engine, api };
  });
}

function sayLevel(round: number, rounds: number, share: number, side: Side, figures: Figures): void {
  const { p50Ms, p99Ms, failed, unanswered } = figures;
  const trouble = `${failed ? `, ${failed} FAILED` : ''}${unanswered ? `, ${unanswered} unanswered` : ''}`;
  say(
    `load ${share * 100} %, round ${round + 1} of ${rounds}, ${side}: ` +
      `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms${trouble}`,
  );
}
