'use client';

import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { Toaster } from '@kardan/ui/overlays/toast/toaster.tsx';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { carPark, useCarList } from '#domain/saved-cars/lists.ts';
import type { SavedCar } from '#domain/saved-cars/stored-cars.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { storageWorks } from './storage-works.ts';

/** Comes when there is a car to show. */
const ParkList = lazy(() => import('./park-list.tsx'));

const never = () => () => undefined;

/** The visitor's cars, which the browser alone knows: nothing until its scripts run, as if there were none. */
export function OwnCarPark({ searchHref, children }: { searchHref: string; children: ReactNode }) {
  const t = useTexts('car-park');
  const cars = useCarList(carPark);
  // undefined on the server: nobody can say yet.
  const works = useSyncExternalStore(never, storageWorks, () => undefined);
  if (works === undefined) return children;
  if (!works) {
    return (
      <Notice kind="error" title={t('park.forbidden.title')} icon="lock">
        <p>{t('park.forbidden.text')}</p>
      </Notice>
    );
  }
  return (
    <>
      {cars.length === 0 ? <NoCars searchHref={searchHref} /> : <Parked cars={cars} />}
      <Toaster label={t('toast.label')} closeLabel={t('toast.close')} />
    </>
  );
}

function Parked({ cars }: { cars: readonly SavedCar[] }) {
  return (
    <Suspense fallback={<div className="min-h-[80dvh]" />}>
      <ParkList cars={cars} />
    </Suspense>
  );
}

function NoCars({ searchHref }: { searchHref: string }) {
  const t = useTexts('car-park');
  return (
    <EmptyState
      icon="square-parking"
      title={t('empty.title')}
      action={
        <LinkButton href={searchHref} variant="accent" icon="search">
          {t('empty.search')}
        </LinkButton>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
