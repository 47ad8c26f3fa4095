import { Combobox } from '@kardan/ui/forms/combobox/combobox.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makesToEditQuery, makeToEditQuery } from '#domain/portal/catalogue.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** `model` needs a model; `any` takes a make alone too. */
  field: 'make' | 'model' | 'any';
  /** With the make's slug, or with `make/model`. */
  onChoose: (value: string | undefined) => void;
}

/** A make of the catalogue, or a model of one, with cars or without. */
export function VehiclePicker({ field, onChoose }: Props) {
  const t = useTexts('portalCatalogue');
  const [make, setMake] = useState<{ id: string; slug: string }>();
  const makes = useQuery(makesToEditQuery).data?.items.filter(({ hidden }) => !hidden) ?? [];
  const models = useQuery(makeToEditQuery(make?.id)).data?.models.filter(({ hidden }) => !hidden) ?? [];
  const list = { listLabel: t('pick.list'), countText: t('pick.count', { count: '{count}' }) };
  return (
    <div className="grid gap-2">
      <Combobox
        {...list}
        label={t('pick.make')}
        items={makes.map(({ slug, name }) => ({ value: slug, label: name }))}
        onSelect={({ value = '' }) => {
          const found = makes.find(({ slug }) => slug === value);
          setMake(found && { id: String(found.id), slug: value });
          onChoose(field === 'model' ? undefined : value);
        }}
      />
      {field !== 'make' && make !== undefined && (
        <Combobox
          {...list}
          key={make.slug}
          label={t(field === 'any' ? 'pick.modelOrNone' : 'pick.model')}
          items={models.map(({ slug, name }) => ({ value: slug, label: name }))}
          onSelect={({ value }) => onChoose(`${make.slug}/${value}`)}
        />
      )}
    </div>
  );
}
