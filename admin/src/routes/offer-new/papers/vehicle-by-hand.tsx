import { Select } from '@kardan/ui/forms/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makesQuery, modelsQuery, versionsQuery } from '#domain/listing/vehicle-queries.ts';
import { fieldsOfVersion } from '#domain/new-car/version-fields.ts';
import { api } from '#lib/api/api.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => to - index);

/** Make, model, year and version, each among those of the one before; the version fills what nobody has said. */
export function VehicleByHand() {
  const t = useTexts('carNew');
  const { kept, fields, confirm, isCurrent } = useNewCar();
  const { make, model, version, firstRegistration } = fields;
  const registered = firstRegistration ? Number(firstRegistration.slice(0, 4)) : undefined;
  const [chosenYear, setYear] = useState<number>();
  const year = chosenYear ?? registered;
  const makes = useQuery(makesQuery);
  const models = useQuery(modelsQuery(make));
  const versions = useQuery(versionsQuery(make, model, year));
  const chooseVersion = async (slug: string) => {
    if (make === null || model === null) return;
    confirm({ version: slug || null });
    if (!slug) return;
    const proposals = await api.versionProposals({ query: { make, model, version: slug } }).catch(() => undefined);
    if (proposals && isCurrent(kept.key)) confirm(fieldsOfVersion(proposals, { ...fields, version: slug }));
  };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Select
        label={t('vehicle.make')}
        placeholder={t('vehicle.choose')}
        options={makes.data ?? []}
        value={make ?? ''}
        onChange={({ currentTarget }) => confirm({ make: currentTarget.value || null, model: null, version: null })}
      />
      <Select
        label={t('vehicle.model')}
        placeholder={t('vehicle.choose')}
        options={models.data ?? []}
        value={model ?? ''}
        disabled={make === null}
        onChange={({ currentTarget }) => confirm({ model: currentTarget.value || null, version: null })}
      />
      <Select
        label={t('vehicle.year')}
        placeholder={t('vehicle.anyYear')}
        options={years(1990, new Date().getFullYear()).map((each) => ({ value: String(each), label: String(each) }))}
        value={year === undefined ? '' : String(year)}
        disabled={model === null}
        onChange={({ currentTarget }) => setYear(Number(currentTarget.value) || undefined)}
      />
      <Select
        label={t('vehicle.version')}
        placeholder={t('vehicle.unknownVersion')}
        options={(versions.data?.versions ?? []).map(({ slug, name, powerKw }) => ({
          value: slug,
          label: `${name}, ${powerKw} kW`,
        }))}
        value={version ?? ''}
        disabled={model === null}
        onChange={({ currentTarget }) => void chooseVersion(currentTarget.value)}
      />
      <FailedLists queries={[makes, models, versions]} />
    </div>
  );
}
