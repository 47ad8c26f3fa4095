import { availableParallelism } from 'node:os';
import { processImage as processUpload } from '@kardan/core/media/uploads/process-image';
import { eachByItself } from '../each-by-itself.ts';
import type { Task } from '../task.ts';

/** A core is left to whoever else works on the machine: forty photographs of a phone keep all the others busy for half a minute. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** Makes uploaded files pictures. */
export const processImage: Task<'process-image'> = {
  job: 'process-image',
  run: (services, batch) =>
    eachByItself(services, batch, 'uploadId', (uploadId) => processUpload(services, uploadId), atOnce),
};
