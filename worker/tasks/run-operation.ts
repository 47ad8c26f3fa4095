import { runOperation } from '@kardan/core/operations/runs/run-operation';
import type { Task } from '../task.ts';

/** Does what an operator started, several side by side. */
export const runOperationTask: Task<'run-operation'> = {
  job: 'run-operation',
  async run(services, batch) {
    const outcomes = await Promise.allSettled(batch.map(({ runId }) => runOperation(services, runId)));
    return outcomes.flatMap((outcome, i) => {
      const payload = batch[i];
      return outcome.status === 'rejected' && payload ? [{ payload, reason: String(outcome.reason) }] : [];
    });
  },
};
