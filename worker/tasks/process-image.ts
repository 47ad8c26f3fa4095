import { availableParallelism } from 'node:os';
import type { FailedPayload } from '@kardan/core/jobs/run-jobs';
import { chunk } from '@kardan/core/kernel/chunk';
import { processImage as processUpload } from '@kardan/core/media/uploads/process-image';
import type { Task } from '../task.ts';

/** A core is left to whoever else works on the machine: forty photographs of a phone keep all the others busy for half a minute. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** Makes uploaded files pictures; one that fails holds up no other. */
export const processImage: Task<'process-image'> = {
  job: 'process-image',
  async run(services, batch) {
    const uploads = Map.groupBy(batch, ({ uploadId }) => uploadId);
    const outcomes: FailedPayload<'process-image'>[] = [];
    for (const some of chunk([...uploads], atOnce)) {
      const failed = await Promise.all(
        some.map(([uploadId, payloads]) =>
          processUpload(services, uploadId).then(
            () => [],
            (error: unknown) => {
              services.log.error({ err: error, uploadId }, 'image not processed');
              const reason = error instanceof Error ? error.message : String(error);
              return payloads.map((payload) => ({ payload, reason }));
            },
          ),
        ),
      );
      outcomes.push(...failed.flat());
    }
    return outcomes;
  },
};
