import { useQuery } from '@tanstack/react-query';
import { carBlockQuery } from '#domain/portal/content.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditing } from '../editing.ts';
import { CarsFailed } from '../insert/cars-failed.tsx';
import { FoundCars } from '../insert/found-cars.tsx';

/** The cars that readers would see now. */
export function CarsPart({ options }: { options: string }) {
  const t = useTexts('portalText');
  const { language } = useEditing();
  const found = useQuery(carBlockQuery({ options }, language));
  return (
    <div className="grid gap-2.5 px-3.5 py-3">
      <p className="text-xs text-text-2 [overflow-wrap:anywhere]">
        <span className="font-mono">{options}</span>
        {found.data && ` · ${t('cars.now', { count: found.data.total })}`}
      </p>
      {found.isError && <CarsFailed error={found.error} />}
      {found.data && <FoundCars cars={found.data.cars} />}
      <p className="text-2xs text-text-3">{t('cars.readers')}</p>
    </div>
  );
}
