import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts, fieldAria, valueClasses } from './field.tsx';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts;

/** Several lines; grows with its text where the browser can. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  aside,
  tone,
  id,
  className,
  rows = 4,
  ...rest
}: TextareaProps) {
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
      <textarea
        rows={rows}
        {...rest}
        {...fieldAria(inputId, { hint, error })}
        className={classes(valueClasses, 'field-sizing-content min-h-20 resize-y py-0.5 leading-normal')}
      />
    </Field>
  );
}
