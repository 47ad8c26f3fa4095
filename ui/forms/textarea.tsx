import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts, valueClasses } from './field.tsx';
import { useField } from './use-field.ts';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts;

/** Several lines; grows with its text where the browser can. */
export function Textarea({ rows = 4, ...props }: TextareaProps) {
  const { frame, control, rest } = useField(props);
  return (
    <Field {...frame}>
      <textarea
        rows={rows}
        {...rest}
        {...control}
        className={classes(valueClasses, 'field-sizing-content min-h-20 resize-y py-0.5 leading-normal')}
      />
    </Field>
  );
}
