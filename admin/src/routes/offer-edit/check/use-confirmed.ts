import { useMemo, useState } from 'react';
import { stored } from '#lib/browser/stored.ts';

const longest = 40;

/** Doubts about a car that somebody has answered with "that is right": they are not asked again on this device. */
export function useConfirmed(listingId: string) {
  const name = `car-confirmed:${listingId}`;
  const [keys, setKeys] = useState<readonly string[]>(
    () => JSON.parse(stored('local', name).read() ?? '[]') as string[],
  );
  return useMemo(
    () => ({
      isConfirmed: (key: string) => keys.includes(key),
      confirm: (key: string) => {
        const next = [...keys, key].slice(-longest);
        setKeys(next);
        stored('local', name).write(JSON.stringify(next));
      },
    }),
    [keys, name],
  );
}
