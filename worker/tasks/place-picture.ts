import { placePicture } from '@kardan/core/media/edits/place-picture';
import type { Task } from '../task.ts';

/** Puts pictures before the public or out of its reach. */
export const placePictureTask: Task<'place-picture'> = {
  job: 'place-picture',
  async run(services, batch) {
    const pictures = new Map(
      batch.map(({ contentHash, givenUpBy }) => [`${contentHash} ${givenUpBy}`, { contentHash, givenUpBy }]),
    );
    for (const { contentHash, givenUpBy } of pictures.values())
      await placePicture(services, contentHash, { givenUpBy });
    return [];
  },
};
