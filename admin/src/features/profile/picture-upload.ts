import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { PictureRejected } from '#domain/uploads/made-picture.ts';
import { uploadPicture } from '#domain/uploads/upload-picture.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** A picture on its way. */
export interface PictureOnItsWay {
  id: string;
  /** 0 to 1. */
  progress: number;
  previewUrl: string;
}

/** Sends pictures of the dealership itself, one after the other; whichever is not taken is told with its reason. */
export function usePictureUpload({ asItIs = false } = {}) {
  const f = useTexts('failure');
  const { slug } = useDealership();
  const [onTheirWay, setOnTheirWay] = useState<readonly PictureOnItsWay[]>([]);
  const upload = async (files: readonly File[], take: (contentHash: string) => Promise<unknown> | undefined) => {
    const entries = files.map((file) => ({
      file,
      shown: { id: crypto.randomUUID(), progress: 0, previewUrl: URL.createObjectURL(file) },
    }));
    setOnTheirWay((before) => [...before, ...entries.map(({ shown }) => shown)]);
    for (const { file, shown } of entries) {
      const onProgress = (progress: number) =>
        setOnTheirWay((before) => before.map((other) => (other.id === shown.id ? { ...other, progress } : other)));
      const contentHash = await uploadPicture(slug, file, { asItIs, onProgress }).catch((error: unknown) => {
        const text = error instanceof PictureRejected ? error.message : failureText(error, f);
        showToast({ text, isFailure: true });
      });
      // Whoever takes it tells what fails then.
      if (contentHash !== undefined) await take(contentHash)?.catch(() => undefined);
      setOnTheirWay((before) => before.filter(({ id }) => id !== shown.id));
      URL.revokeObjectURL(shown.previewUrl);
    }
  };
  return { onTheirWay, upload };
}
