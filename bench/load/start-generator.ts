import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromGenerator, Load, Outcome, Plan, ToGenerator } from './messages.ts';

export interface Generator {
  pid: number;
  hold(load: Load): Promise<void>;
  run(plan: Plan): Promise<Outcome>;
  stop(): Promise<void>;
}

/** Starts the load generator in a process of its own. */
export function startGenerator(): Generator {
  const script = fileURLToPath(new URL('./generator.ts', import.meta.url));
  const child = fork(script, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    pid: child.pid as number,
    async hold(load) {
      await ask(child, { kind: 'load', load });
    },
    async run(plan) {
      const answer = await ask(child, { kind: 'run', plan });
      if (answer.kind !== 'outcome') throw new Error(`the load generator answered ${answer.kind}`);
      return answer.outcome;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** One question at a time: the generator does nothing else while it measures. */
function ask(child: ChildProcess, message: ToGenerator): Promise<FromGenerator> {
  const { promise, resolve, reject } = Promise.withResolvers<FromGenerator>();
  const onExit = (code: number | null) => reject(new Error(`the load generator ended with ${code}`));
  child.once('exit', onExit);
  child.once('message', (answer) => {
    child.off('exit', onExit);
    const report = answer as FromGenerator;
    if (report.kind === 'error') reject(new Error(report.text));
    else resolve(report);
  });
  child.send(message);
  return promise;
}
