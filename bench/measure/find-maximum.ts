import { say } from '@kardan/core/cli/terminal';
import { type Figures, figuresOf } from './figures.ts';
import { median } from './percentile.ts';
import { measure, type Rig, type Slice } from './rig.ts';
import { inTurn, type Side, sides } from './sides.ts';

export interface Maximum {
  clients: number;
  /** Median over the rounds. */
  perSecond: number;
  perSecondByRound: number[];
  figures: Figures;
}

export interface MaximumPlan {
  /** The load that each side is asked with. */
  loads: Record<Side, string>;
  clients: readonly number[];
  rounds: number;
  /** Requests of a slice, and when it ends although some are left. */
  requests: number;
  limitSeconds: number;
  take: (count: number) => Uint32Array;
}

/** The most that each side answers: closed loop, both sides with the same requests and as many clients, in turns. */
export async function findMaximum(rig: Rig, plan: MaximumPlan): Promise<Record<Side, Maximum>> {
  const slices = new Map<string, Slice[]>();
  for (let round = 0; round < plan.rounds; round++) {
    for (const clients of plan.clients) {
      const picks = plan.take(plan.requests);
      for (const side of inTurn(round)) {
        const limitMs = plan.limitSeconds * 1_000;
        const slice = await measure(rig, { kind: 'closed', load: plan.loads[side], picks, clients, limitMs });
        slices.set(`${side} ${clients}`, [...(slices.get(`${side} ${clients}`) ?? []), slice]);
        const { perSecond, p99Ms, failed } = figuresOf([slice]);
        say(
          `maximum, round ${round + 1} of ${plan.rounds}, ${clients} clients, ${side}: ` +
            `${perSecond.toFixed(1)}/s, p99 ${p99Ms.toFixed(0)} ms${failed ? `, ${failed} FAILED` : ''}`,
        );
      }
    }
  }
  const best = (side: Side) =>
    plan.clients
      .map((clients) => maximumOf(clients, slices.get(`${side} ${clients}`) ?? []))
      .reduce((most, other) => (other.perSecond > most.perSecond ? other : most));
  return Object.fromEntries(sides.map((side) => [side, best(side)])) as Record<Side, Maximum>;
}

function maximumOf(clients: number, slices: Slice[]): Maximum {
  const perSecondByRound = slices.map((slice) => figuresOf([slice]).perSecond);
  return { clients, perSecond: median(perSecondByRound), perSecondByRound, figures: figuresOf(slices) };
}
