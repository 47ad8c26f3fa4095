'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { useState } from 'react';
import { carPark, useCarList } from '#domain/saved-cars/lists.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { withTakenOver } from '../park/change-park.ts';

/** Puts the shared cars into the visitor's own park; the way there stays beside it. */
export function TakeOver({ cars, carParkHref }: { cars: NewCar[]; carParkHref: string }) {
  const t = useTexts('car-park');
  const parked = new Set(useCarList(carPark).map(({ id }) => id));
  const missing = cars.filter(({ id }) => !parked.has(id));
  const [noRoom, setNoRoom] = useState(0);
  const takeOver = () => {
    let left = 0;
    const kept = carPark.change((own) => {
      const taken = withTakenOver(own, missing, Date.now(), carPark.max);
      left = taken.noRoom;
      return taken.cars;
    });
    if (kept) setNoRoom(left);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 [@media(scripting:none)]:hidden">
      {missing.length > 0 && (
        <Button variant="accent" icon="square-parking" onClick={takeOver}>
          {t('shared.takeOver', { count: missing.length })}
        </Button>
      )}
      <LinkButton href={carParkHref}>{t('shared.own')}</LinkButton>
      <p role="status" className="text-sm text-text-2">
        {missing.length === 0 && t('shared.taken')}
        {missing.length > 0 && noRoom > 0 && t('shared.noRoom', { count: noRoom, max: carPark.max })}
      </p>
    </div>
  );
}
