import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcome, Plan } from './messages.ts';

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
