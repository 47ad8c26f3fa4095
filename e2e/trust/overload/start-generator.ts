import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { percentile } from '@kardan/bench/measure/percentile';
import type { Outcome, Plan, Tally } from './messages.ts';

export interface Generator extends AsyncDisposable {
  pid: number;
  run(plan: Plan): Promise<Outcome>;
}

/** Starts the load's process; one plan at a time. */
export function startGenerator(): Generator {
  const script = fileURLToPath(new URL('./generator.ts', import.meta.url));
  const child = fork(script, { serialization: 'advanced' });
  const ended = Promise.withResolvers<never>();
  child.once('exit', (code) => ended.reject(new Error(`the load generator ended with ${code}`)));
  ended.promise.catch(() => {});
  return {
    pid: child.pid ?? 0,
    async run(plan) {
      child.send(plan);
      const answered = Promise.withResolvers<Outcome>();
      child.once('message', (outcome) => answered.resolve(outcome as Outcome));
      return Promise.race([answered.promise, ended.promise]);
    },
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

/** Answered with a success while a visitor still waits. */
const goodMs = 2_000;

export function goodOf({ successMs }: Tally): number {
  return successMs.filter((ms) => ms <= goodMs).length;
}

/** Not a number where there are none. */
export function percentileOf(values: readonly number[], share: number): number {
  return percentile(Float64Array.from(values).sort(), share);
}

export function failuresOf({ failures }: Tally): number {
  return Object.values(failures).reduce((sum, { count }) => sum + count, 0);
}
