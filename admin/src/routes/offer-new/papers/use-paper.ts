import { viennaDay } from '@kardan/contract/values/vienna-day';
import { useState } from 'react';
import { proposeFromPaper } from '#domain/papers/propose-from-paper.ts';
import { type ReadPicture, readPicture } from '#features/papers/read-picture.ts';
import { useNewCar } from '../use-new-car.ts';

export type Reading = 'idle' | 'reading' | 'read' | 'nothing' | 'failed';

/** The paper in front of the camera: read on the device, kept as proposals only. */
export function usePaper() {
  const { kept, change, isCurrent } = useNewCar();
  const [reading, setReading] = useState<Reading>('idle');
  const [picture, setPicture] = useState<ReadPicture['picture']>();
  const read = async (file: Blob) => {
    setReading('reading');
    try {
      const { lines, picture: seen } = await readPicture(file);
      const proposals = proposeFromPaper(lines, viennaDay(new Date()));
      if (!isCurrent(kept.key)) return;
      setPicture(seen);
      change({ proposals });
      setReading(proposals.length > 0 ? 'read' : 'nothing');
    } catch {
      setReading('failed');
    }
  };
  return { reading, picture, read };
}
