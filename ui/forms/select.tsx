import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import { Field, type FieldTexts, valueClasses } from './field.tsx';
import { useField } from './use-field.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly (SelectOption | SelectGroup)[];
    /** The entry with the empty value, e.g. "Alle Marken". */
    placeholder?: string;
  };

/** The browser's own select in the field's look: phones show their own picker, and it works without JavaScript. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control, rest } = useField(props);
  return (
    <Field {...frame}>
      <select {...rest} {...control} className={classes(valueClasses, 'h-6 pr-5')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      <Icon
        name="chevrons-up-down"
        size={15}
        className="pointer-events-none absolute right-2.5 bottom-2.75 text-text-3"
      />
    </Field>
  );
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled} className="bg-surface text-text">
      {label}
    </option>
  );
}
