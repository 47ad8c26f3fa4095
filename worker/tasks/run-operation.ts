import { runOperation } from '@kardan/core/operations/runs/run-operation';
import { eachByItself } from '../each-by-itself.ts';
import type { Task } from '../task.ts';

/** Does what an operator started. */
export const runOperationTask: Task<'run-operation'> = {
  job: 'run-operation',
  run: (services, batch) => eachByItself(services, batch, 'runId', (runId) => runOperation(services, runId)),
};
