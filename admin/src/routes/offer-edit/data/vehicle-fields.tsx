import type { EditableFieldKey } from '@kardan/contract/calls/stock/editable-fields';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Combobox } from '@kardan/ui/forms/combobox/combobox.tsx';
import { matchingItems } from '@kardan/ui/forms/combobox/matching-items.ts';
import type { ComboboxItem } from '@kardan/ui/forms/combobox/use-combobox.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionText } from '#domain/listing/field-words.ts';
import { makesQuery, modelsQuery, versionsQuery } from '#domain/listing/vehicle-queries.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';

type VehicleKey = Extract<EditableFieldKey, 'make' | 'model' | 'version'>;

/** Make, model and version, each among those of the one before. */
export function VehicleFields() {
  const locale = useLocale();
  const { car, fields, edit } = useEditor();
  const makes = useQuery(makesQuery);
  const models = useQuery(modelsQuery(fields.make));
  const year = fields.firstRegistration ? Number(fields.firstRegistration.slice(0, 4)) : undefined;
  const versions = useQuery(versionsQuery(fields.make, fields.model, year));
  const versionItems = (versions.data?.versions ?? []).map(({ slug, name, powerKw, fuel }) => ({
    value: slug,
    label: name,
    detail: [optionText('fuel', fuel, locale), `${powerKw} kW`].join(factSeparator),
  }));
  const choose = (key: VehicleKey, slug: string | null) => {
    if (slug === fields[key]) return;
    edit(key, slug);
    if (key === 'make') edit('model', null);
    if (key !== 'version') edit('version', null);
  };
  return (
    <>
      <VehicleField name="make" items={makes.data ?? []} known={car.vehicle.make} onChoose={choose} />
      <VehicleField name="model" items={models.data ?? []} known={car.vehicle.model} onChoose={choose} />
      <VehicleField name="version" items={versionItems} known={car.vehicle.version} onChoose={choose} />
      <FailedLists queries={[makes, models, versions]} />
    </>
  );
}

interface Props {
  name: VehicleKey;
  items: readonly ComboboxItem[];
  /** Its name, if the list is not there yet. */
  known: { slug: string; name: string } | null;
  onChoose: (key: VehicleKey, slug: string | null) => void;
}

function VehicleField(props: Props) {
  const { fields } = useEditor();
  const slug = fields[props.name];
  const chosen = props.items.find(({ value }) => value === slug)?.label;
  const name = slug === null ? '' : (chosen ?? (props.known?.slug === slug ? props.known.name : ''));
  // Another car's name is another field: what was typed there is not kept.
  return <VehicleCombobox key={name} {...props} chosenName={name} />;
}

function VehicleCombobox({ name, items, onChoose, chosenName }: Props & { chosenName: string }) {
  const t = useTexts('car');
  const { save, isReadOnly } = useEditor();
  const [text, setText] = useState(chosenName);
  const isUnknown = text !== '' && text !== chosenName && matchingItems(items, text).length === 0 && items.length > 0;
  return (
    <div data-field={name}>
      <Combobox
        id={`field-${name}`}
        label={t(`field.${name}`)}
        defaultText={chosenName}
        items={matchingItems(items, text === chosenName ? '' : text)}
        onTextChange={(next) => {
          setText(next);
          if (next.trim() === '') onChoose(name, null);
        }}
        onSelect={({ value }) => onChoose(name, value)}
        listLabel={t('vehicle.list')}
        countText={t('vehicle.count')}
        disabled={isReadOnly}
        error={save.refused.get(name)}
        {...(isUnknown && { hint: t('vehicle.unknown') })}
      />
    </div>
  );
}
