import { runClosedLoop } from './closed-loop.ts';
import type { FromGenerator, Load, Plan, ToGenerator } from './messages.ts';
import { runOpenLoop } from './open-loop.ts';

/**
 * The load generator's process. It only sends and measures: analysis happens in the process that started it, so that
 * neither its processor time nor its pauses are mixed with ours.
 */
const loads = new Map<string, Load>();

process.on('message', (message: ToGenerator) => {
  if (message.kind === 'load') {
    loads.set(message.load.name, message.load);
    report({ kind: 'loaded' });
  } else {
    run(message.plan).then(
      (outcome) => report({ kind: 'outcome', outcome }),
      (error: Error) => report({ kind: 'error', text: error.stack ?? error.message }),
    );
  }
});
process.on('disconnect', () => process.exit());

async function run(plan: Plan) {
  const load = loads.get(plan.load);
  if (!load) throw new Error(`no load ${plan.load}`);
  return plan.kind === 'open' ? runOpenLoop(load, plan) : runClosedLoop(load, plan);
}

function report(message: FromGenerator): void {
  process.send?.(message);
}
