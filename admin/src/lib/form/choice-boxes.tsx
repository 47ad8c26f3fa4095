import { classes } from '@kardan/ui/classes.ts';
import { CheckboxInput } from '@kardan/ui/forms/checkbox-input.tsx';
import { useId } from 'react';
import type { FormValues } from './form-values.ts';

interface Props {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  className?: string;
}

/** Any number of a few values in a `Form`, all in sight. */
export function ChoiceBoxes({ legend, name, options, chosen, className }: Props) {
  const id = useId();
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="mb-2 text-sm font-semi">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-0.5 md:grid-cols-3 xl:grid-cols-4">
        {options.map(({ value, label }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex min-h-9 items-center gap-2.5 text-sm [overflow-wrap:anywhere] pointer-coarse:min-h-11"
          >
            <CheckboxInput id={`${id}-${value}`} name={`${name}.${value}`} checked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What was chosen in `ChoiceBoxes` of that name. */
export function chosenIn<Value extends string>(name: string, values: readonly Value[], value: FormValues): Value[] {
  return values.filter((one) => value(`${name}.${one}`) !== '');
}
