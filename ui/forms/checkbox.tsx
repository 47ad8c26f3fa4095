import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { CheckboxInput } from './checkbox-input.tsx';

type CheckboxProps = Omit<ComponentProps<typeof CheckboxInput>, 'size'> & {
  label: ReactNode;
  /** sm: beside other things in a card */
  size?: 'sm' | 'md';
  error?: string;
};

/** One box with its label; the whole row is the target. */
export function Checkbox({ label, size = 'md', error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        'inline-flex items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:items-center',
        size === 'sm' ? 'text-xs text-text-2' : 'text-sm',
        className,
      )}
    >
      <CheckboxInput {...rest} id={id} aria-invalid={error ? true : undefined} />
      <span>
        {label}
        {error && <span className="mt-1 block text-xs text-alert">{error}</span>}
      </span>
    </label>
  );
}
