import { useId } from 'react';
import { type FieldTexts, fieldAria } from './field.tsx';

/**
 * What every control in a field's frame has in common: what goes to the frame, what the control carries so that label, error and
 * hint are its own, and the rest of the properties.
 */
export function useField<Props extends FieldTexts & { id?: string | undefined; className?: string | undefined }>({
  label,
  hint,
  error,
  optional,
  aside,
  tone,
  id,
  className,
  ...rest
}: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return {
    frame: { id: fieldId, label, hint, error, optional, aside, tone, className },
    control: fieldAria(fieldId, { hint, error }),
    rest,
  };
}
