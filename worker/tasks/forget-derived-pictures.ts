import { forgetDerivedPictures } from '@kardan/core/media/derived/forget-derived-pictures';
import type { Task } from '../task.ts';

/** Removes sizes of pictures that were made long ago. */
export const forgetDerivedPicturesTask: Task<'forget-derived-pictures'> = {
  job: 'forget-derived-pictures',
  async run(services) {
    services.log.info({ pictures: await forgetDerivedPictures(services) }, 'old derived pictures removed');
    return [];
  },
};
