import { randomInt } from 'node:crypto';
import { tell } from '../../stack/tell.ts';

/** Numbers that look drawn and are the same for the same seed. */
export interface Random {
  seed: number;
  /** From the first to the last, both included. */
  between(first: number, last: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** Of the seed that `KARDAN_SEED` names, to repeat a run, or of a new one; tells which it is. */
export function drawRandom(): Random {
  // biome-ignore lint/style/noProcessEnv: said by whoever repeats a run
  const seed = Number(process.env.KARDAN_SEED ?? randomInt(1_000_000));
  tell(`KARDAN_SEED=${seed} repeats this run's moments of killing`);
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1));
  return {
    seed,
    between,
    shuffled(items) {
      const left = [...items];
      return items.map(() => left.splice(between(0, left.length - 1), 1)[0] as (typeof items)[number]);
    },
  };
}
