import { Combobox } from '@kardan/ui/forms/combobox/combobox.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makesQuery, modelsQuery } from '#domain/listing/vehicle-queries.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  field: 'make' | 'model';
  /** With the make's slug, or with `make/model`. */
  onChoose: (value: string | undefined) => void;
}

/** A make of the catalogue, or a model of one. */
export function VehicleChoice({ field, onChoose }: Props) {
  const t = useTexts('feedRun');
  const [make, setMake] = useState<string>();
  const makes = useQuery(makesQuery);
  const models = useQuery(modelsQuery(make ?? null));
  const list = { listLabel: t('map.list'), countText: t('map.listCount', { count: '{count}' }) };
  return (
    <div className="grid gap-2">
      <Combobox
        {...list}
        label={t('map.make')}
        items={makes.data ?? []}
        onSelect={({ value = '' }) => {
          setMake(value);
          onChoose(field === 'make' ? value : undefined);
        }}
      />
      {field === 'model' && make !== undefined && (
        <Combobox
          {...list}
          key={make}
          label={t('map.model.label')}
          items={models.data ?? []}
          onSelect={({ value }) => onChoose(`${make}/${value}`)}
        />
      )}
      <FailedLists queries={[makes, models]} />
    </div>
  );
}
