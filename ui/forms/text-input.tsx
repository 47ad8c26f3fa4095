import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts, valueClasses } from './field.tsx';
import { useField } from './use-field.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts & { unit?: string };

/** One line of text or a number, with an optional unit behind it. */
export function TextInput({ unit, ...props }: TextInputProps) {
  const { frame, control, rest } = useField(props);
  return (
    <Field {...frame}>
      <span className="flex items-center gap-2">
        <input type="text" {...rest} {...control} className={classes(valueClasses, 'h-6')} />
        {unit && <span className="shrink-0 text-sm text-text-3">{unit}</span>}
      </span>
    </Field>
  );
}
