import type { Media } from '../../../media/media.ts';
import { readObject } from '../../../media/objects.ts';
import { attachmentKey } from './attachment-key.ts';

export interface HeldFile {
  id: string;
  /** The dealership's thread in which it came. */
  thread: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  isKept: boolean;
}

export interface ExportedFile extends Omit<HeldFile, 'isKept'> {
  /** Why only its name is told: it was never kept or is gone, or the answer is full. */
  leftOut: 'not-kept' | 'too-large' | null;
  base64: string | null;
}

/** Each file with what is in it, one after the other, so that no more than one is held; only names of those beyond so many bytes in all. */
export async function* exportFiles(
  { media }: { media: Media },
  files: readonly HeldFile[],
  maxBytes: number,
): AsyncGenerator<ExportedFile> {
  let bytesLeft = maxBytes;
  for (const { isKept, ...file } of files) {
    const isTooLarge = isKept && file.sizeBytes > bytesLeft;
    const bytes = isKept && !isTooLarge ? await readObject(media, attachmentKey(file.id)) : undefined;
    bytesLeft -= bytes?.length ?? 0;
    const whyNot = isTooLarge ? 'too-large' : 'not-kept';
    yield { ...file, leftOut: bytes ? null : whyNot, base64: bytes?.toString('base64') ?? null };
  }
}
