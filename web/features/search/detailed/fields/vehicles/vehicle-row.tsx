'use client';

import { Select, type SelectOption } from '@kardan/ui/forms/select.tsx';
import { useState } from 'react';

interface Props {
  name: string;
  makes: SelectOption[];
  /** `make`, `make/model` or nothing. */
  vehicle: string;
  /** The models of the vehicle's make. */
  models: SelectOption[];
  texts: Record<'row' | 'make' | 'anyMake' | 'model' | 'anyModel' | 'loading' | 'failed', string>;
}

interface Models {
  make: string;
  state: 'ready' | 'loading' | 'failed';
  options: SelectOption[];
}

/**
 * One make with its models. Both selects send the same parameter, `bmw` and `bmw/3er`: beside a model its make says
 * nothing more, and whoever reads the address knows that.
 */
export function VehicleRow({ name, makes, vehicle, models, texts }: Props) {
  const [firstMake = ''] = vehicle.split('/');
  const [shown, setShown] = useState<Models>({ make: firstMake, state: 'ready', options: models });

  const showModelsOf = async (make: string) => {
    const tell = (news: Omit<Models, 'make'>) =>
      // Another make may have been chosen since.
      setShown((current) => (current.make === make ? { make, ...news } : current));
    setShown({ make, state: make === '' ? 'ready' : 'loading', options: [] });
    if (make === '') return;
    try {
      const { loadModels } = await import('#features/search/detailed/live/load-models.ts');
      tell({ state: 'ready', options: await loadModels(make) });
    } catch {
      tell({ state: 'failed', options: [] });
    }
  };

  return (
    <fieldset className="relative grid min-w-0 gap-2 md:grid-cols-2">
      <legend className="sr-only">{texts.row}</legend>
      <Select
        label={texts.make}
        name={name}
        defaultValue={firstMake}
        placeholder={texts.anyMake}
        options={makes}
        onChange={(event) => void showModelsOf(event.target.value)}
      />
      <Select
        key={shown.make}
        label={texts.model}
        name={name}
        defaultValue={shown.make === firstMake && vehicle.includes('/') ? vehicle : ''}
        placeholder={shown.state === 'loading' ? texts.loading : texts.anyModel}
        options={shown.options}
        disabled={shown.make === '' || shown.state !== 'ready'}
        {...(shown.state === 'failed' && { error: texts.failed })}
      />
    </fieldset>
  );
}
