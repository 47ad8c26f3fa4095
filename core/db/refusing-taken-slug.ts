import { Failure } from '../kernel/errors.ts';

/** Passes on what the work gives; a slug or key that names something else, or once did, is refused as taken. */
export async function refusingTakenSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if ((cause as { code?: string }).code === '23505') throw new Failure('slug-taken', { cause });
    throw cause;
  }
}
