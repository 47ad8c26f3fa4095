'use client';

import { ApiError } from '@kardan/contract/client/api-error';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { carPark } from '#domain/saved-cars/lists.ts';
import type { SavedCar } from '#domain/saved-cars/stored-cars.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { withRestored } from './change-park.ts';
import { ParkToolbar } from './park-toolbar.tsx';
import { isOver, type ParkedCar, parkedCars } from './parked-car.ts';
import { ParkedRow } from './parked-row.tsx';
import { isParkSort, sortParked } from './sort-parked.ts';
import { useCarsNow } from './use-cars-now.ts';

/** The parked cars with what is true of them now. */
export default function ParkList({ cars }: { cars: readonly SavedCar[] }) {
  const t = useTexts('car-park');
  const asked = useSearchParams().get('sort');
  const sort = isParkSort(asked) ? asked : 'saved';
  const { answers, error, isPending, retry } = useCarsNow(cars);
  const parked = parkedCars(cars, answers);
  const sorted = sortParked(parked, sort);
  const unasked = cars.length - carPark.max;
  const list = useRef<HTMLOListElement>(null);

  const remove = (removed: readonly ParkedCar[], text: string) => {
    const gone = removed.map(({ saved }) => saved);
    const ids = new Set(gone.map(({ id }) => id));
    carPark.change((all) => all.filter(({ id }) => !ids.has(id)));
    showToast({
      text,
      undo: {
        label: t('remove.undo'),
        run: () => carPark.change((all) => withRestored(all, gone)),
      },
    });
  };
  const removeAt = (index: number, car: ParkedCar) => {
    remove([car], t('remove.done', { title: car.saved.title }));
    // The pressed button is gone with its row: the focus goes to the row that takes its place.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      buttons[Math.min(index, buttons.length - 1)]?.focus({ preventScroll: true });
    });
  };

  return (
    <>
      <ParkToolbar
        cars={sorted}
        sort={sort}
        loading={isPending}
        onRemoveOver={() => {
          const over = parked.filter(isOver);
          remove(over, t('remove.endedDone', { count: over.length }));
        }}
      />
      {unasked > 0 && (
        <div className="mb-4">
          <Notice title={t('park.tooMany.title', { max: carPark.max })}>
            <p>{t('park.tooMany.text', { count: unasked, max: carPark.max })}</p>
          </Notice>
        </div>
      )}
      {error && (
        <div className="mb-4">
          <Notice
            kind="error"
            title={t('park.failed.title')}
            detail={error instanceof ApiError && error.requestId && t('park.failed.requestId', { id: error.requestId })}
            actions={<Button onClick={retry}>{t('park.failed.retry')}</Button>}
          >
            <p>{t('park.failed.text')}</p>
          </Notice>
        </div>
      )}
      <ol ref={list} className="grid gap-3.5">
        {sorted.map((car, index) => (
          <li
            key={car.saved.id}
            // Two hundred rows: those out of sight cost no layout.
            className="min-w-0 [contain-intrinsic-size:auto_200px] [content-visibility:auto]"
          >
            <ParkedRow car={car} loading={isPending} onRemove={() => removeAt(index, car)} />
          </li>
        ))}
      </ol>
    </>
  );
}
