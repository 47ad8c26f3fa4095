import { forgetDerivedPictures } from '@kardan/core/media/derived/forget-derived-pictures';
import { forgetLostFiles } from '@kardan/core/media/uploads/forget-lost-files';
import type { Task } from '../task.ts';

/** Removes sizes of pictures that were made long ago, and uploaded files that nothing knows. */
export const forgetDerivedPicturesTask: Task<'forget-derived-pictures'> = {
  job: 'forget-derived-pictures',
  async run(services) {
    services.log.info({ pictures: await forgetDerivedPictures(services) }, 'old derived pictures removed');
    services.log.info({ files: await forgetLostFiles(services) }, 'lost uploads removed');
    return [];
  },
};
