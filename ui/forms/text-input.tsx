import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts, fieldAria, valueClasses } from './field.tsx';

type TextInputProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts & { unit?: string };

/** One line of text or a number, with an optional unit behind it. */
export function TextInput({ label, hint, error, optional, aside, tone, unit, id, className, ...rest }: TextInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Field
      id={inputId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      aside={aside}
      tone={tone}
      className={className}
    >
      <span className="flex items-center gap-2">
        <input
          type="text"
          {...rest}
          {...fieldAria(inputId, { hint, error })}
          className={classes(valueClasses, 'h-6')}
        />
        {unit && <span className="shrink-0 text-sm text-text-3">{unit}</span>}
      </span>
    </Field>
  );
}
