import { type Filter, type FilterKey, filters } from '@kardan/contract/filters';
import type { ReactNode } from 'react';
import { filterName } from '#domain/search/words/filter-words.ts';
import { AmountInput } from './fields/amount-input.tsx';
import { AreaChoice } from './fields/area-choice.tsx';
import { CategorySegments } from './fields/category-segments.tsx';
import { Check } from './fields/check.tsx';
import { EquipmentGroups } from './fields/equipment-groups.tsx';
import type { FieldProps } from './fields/field-props.ts';
import { MonthSelects } from './fields/month-selects.tsx';
import { OptionTiles } from './fields/option-tiles.tsx';
import { PlaceInputs } from './fields/place-inputs.tsx';
import { RangeInputs } from './fields/range-inputs.tsx';
import { SlugInput } from './fields/slug-input.tsx';
import { VehicleRows } from './fields/vehicles/vehicle-rows.tsx';
import { WordsInput } from './fields/words-input.tsx';

type Field = (props: FieldProps) => ReactNode;

/** Filters that ask for more than their kind does. */
const ownFields: Partial<Record<FilterKey, Field>> = {
  category: CategorySegments,
  equipment: EquipmentGroups,
  region: AreaChoice,
  // Stands below its region.
  district: () => null,
};

const fieldsOfKind: Record<Filter['kind'], Field> = {
  options: OptionTiles,
  features: OptionTiles,
  slugs: SlugInput,
  vehicles: VehicleRows,
  range: RangeInputs,
  months: MonthSelects,
  flag: FlagCheck,
  amount: AmountInput,
  place: PlaceInputs,
  text: WordsInput,
};

/** The input of a filter: its own, or that of its kind. */
export function FilterField(props: FieldProps) {
  const Field = ownFields[props.filterKey] ?? fieldsOfKind[filters[props.filterKey].kind];
  return <Field {...props} />;
}

function FlagCheck({ filterKey, filled, words }: FieldProps) {
  const { urlName } = filters[filterKey];
  return (
    <Check name={urlName} value="1" checked={filled.has(urlName)}>
      {filterName(words, filterKey)}
    </Check>
  );
}
