import { filters } from '@kardan/contract/filters';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { filterName } from '#domain/search/words/filter-words.ts';
import { href } from '#lib/routes/href.ts';
import { FieldGroup } from '../field-group.tsx';
import type { FieldProps } from '../field-props.ts';
import { VehicleRow } from './vehicle-row.tsx';

const minRows = 3;

/** Make and model, several times. Without scripts the models of a make come with the page when it is asked for again. */
export function VehicleRows({ filterKey, filled, words }: FieldProps) {
  const { t, locale, makes, models } = words;
  const { urlName } = filters[filterKey];
  const excluding = filterKey === 'excludedVehicles';
  const title = excluding ? t('detailed.excluded') : filterName(words, filterKey);
  const chosen = filled.getAll(urlName);
  const makeOptions = [...makes].map(([value, label]) => ({ value, label }));
  const rowOf = (index: number) => {
    const vehicle = chosen[index] ?? '';
    const [make = ''] = vehicle.split('/');
    const modelOptions = [...models]
      .filter(([value]) => make !== '' && value.startsWith(`${make}/`))
      .map(([value, label]) => ({ value, label }));
    return (
      <VehicleRow
        key={index}
        name={urlName}
        makes={withChosen(makeOptions, make)}
        vehicle={vehicle}
        models={withChosen(modelOptions, vehicle.includes('/') ? vehicle : '')}
        texts={{
          row: `${title} ${index + 1}`,
          make: t('detailed.make'),
          anyMake: t(excluding ? 'detailed.noMake' : 'detailed.anyMake'),
          model: t('detailed.model'),
          anyModel: t('detailed.anyModel'),
          loading: t('detailed.modelsLoading'),
          failed: t('detailed.modelsFailed'),
        }}
      />
    );
  };
  const others = Array.from({ length: Math.max(minRows, chosen.length) - 1 }, (_, index) => index + 1);
  return (
    <FieldGroup title={title} wide>
      {rowOf(0)}
      <details open={chosen.length > 1} className="group/rows smooth-details mt-1">
        <summary className="inline-flex min-h-9 items-center gap-1.5 text-xs font-medium text-accent-text hover:underline pointer-coarse:min-h-11">
          {t('detailed.addVehicle')}
          <Icon name="chevron-down" className="transition-transform duration-(--t-base) group-open/rows:rotate-180" />
        </summary>
        <div className="mt-1 grid gap-2">{others.map(rowOf)}</div>
      </details>
      <noscript>
        <Button type="submit" size="sm" formAction={href(locale, 'detailedSearch')} className="mt-2">
          {t('detailed.showModels')}
        </Button>
      </noscript>
    </FieldGroup>
  );
}

/** What is chosen is offered, though no car has it today. */
function withChosen(options: { value: string; label: string }[], value: string) {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value.split('/').at(-1) ?? value }];
}
