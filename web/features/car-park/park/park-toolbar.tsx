'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Select } from '@kardan/ui/forms/select.tsx';
import { usePathname } from 'next/navigation';
import { useTexts } from '#lib/texts/use-texts.ts';
import { carsQuery, maxSharedCars } from '../car-ids.ts';
import { ShareButton } from '../share-button.tsx';
import { countChanges, type ParkedCar } from './parked-car.ts';
import { type ParkSort, parkSorts } from './sort-parked.ts';

interface Props {
  /** In the order shown. */
  cars: readonly ParkedCar[];
  sort: ParkSort;
  loading: boolean;
  onRemoveOver: () => void;
}

/** What has happened to the park as a whole, its order, and what can be done with all of it. */
export function ParkToolbar({ cars, sort, loading, onRemoveOver }: Props) {
  const t = useTexts('car-park');
  const pathname = usePathname();
  const { cheaper, dearer, over } = countChanges(cars);
  const said = [
    t('park.count', { count: cars.length }),
    ...(cheaper > 0 ? [t('park.cheaper', { count: cheaper })] : []),
    ...(dearer > 0 ? [t('park.dearer', { count: dearer })] : []),
    ...(over > 0 ? [t('park.ended', { count: over })] : []),
  ];
  const shared = cars.filter(({ now }) => now?.state !== 'gone').map(({ saved }) => saved.id);
  const copied = shared.length > maxSharedCars ? 'share.copiedFirst' : 'share.copiedPark';
  // Kept in the address, so that it is still there on the way back from a car.
  const order = (value: string) =>
    window.history.replaceState(null, '', value === 'saved' ? pathname : `?sort=${value}`);
  return (
    <div className="my-5 flex flex-wrap items-center gap-3">
      <p role="status" aria-busy={loading || undefined} className="text-sm text-text-2 max-md:w-full md:mr-auto">
        {loading ? t('park.loading') : said.join(factSeparator)}
      </p>
      {over > 0 && (
        <Button icon="trash-2" variant="quiet" onClick={onRemoveOver} className="max-md:w-full">
          {t('remove.ended', { count: over })}
        </Button>
      )}
      {shared.length > 0 && (
        <ShareButton
          href={pathname + carsQuery(shared.slice(0, maxSharedCars))}
          label={t('share.park')}
          title={t('shared.title')}
          copied={t(copied, { max: maxSharedCars })}
        />
      )}
      <Select
        label={t('sort.label')}
        value={sort}
        onChange={(event) => order(event.target.value)}
        options={parkSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        className="max-md:flex-1 md:w-60"
      />
    </div>
  );
}
