import { processImage as processUpload } from '@kardan/core/media/uploads/process-image';
import type { Task } from '../task.ts';

/** Makes uploaded files pictures; one that fails holds up no other. */
export const processImage: Task<'process-image'> = {
  job: 'process-image',
  async run(services, batch) {
    const uploads = Map.groupBy(batch, ({ uploadId }) => uploadId);
    const outcomes = await Promise.all(
      [...uploads].map(([uploadId, payloads]) =>
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
    return outcomes.flat();
  },
};
