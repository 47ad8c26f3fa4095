import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** How to fix it, in one sentence; what was typed stays. */
  error?: string;
  /** Said after the label of a field that may stay empty, e.g. "optional". */
  optional?: string;
  /** Right of the label: where the value comes from, or that it is to be checked. */
  aside?: ReactNode;
  /** check: looks wrong and may be right · proposal: not taken over yet */
  tone?: 'check' | 'proposal';
};

const tones = {
  error: 'border-alert ring-1 ring-alert ring-inset',
  check: 'border-text ring-1 ring-text ring-inset',
  proposal: 'border-dashed border-accent-line',
  plain: 'border-line-strong hover:border-line-hover',
};

type FieldProps = FieldTexts & { id: string; className?: string; children: ReactNode };

/** The frame of every control: label inside, above the value; hint and error below, tied to the control by its id. */
export function Field({ id, label, hint, error, optional, aside, tone, className, children }: FieldProps) {
  return (
    <div className={classes('min-w-0', className)}>
      <div
        className={classes(
          'relative flex min-h-13 flex-col rounded-sm border bg-surface px-3 pt-1.75 pb-1.5 transition-colors duration-(--t-fast)',
          'focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus',
          'has-disabled:border-line has-disabled:bg-surface-3',
          tones[error ? 'error' : (tone ?? 'plain')],
        )}
      >
        <label
          htmlFor={id}
          className={classes('truncate text-2xs leading-[1.3] text-text-3', aside ? 'pr-20' : undefined)}
        >
          {label}
          {optional && <span> ({optional})</span>}
        </label>
        {aside && (
          <span className="absolute top-1.75 right-3 inline-flex items-center gap-1 text-2xs leading-[1.3] text-text-2">
            {aside}
          </span>
        )}
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-xs text-alert">
          <Icon name="circle-alert" className="mt-0.5" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What a control must carry so that its error and hint are read with it. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = classes(error && `${id}-error`, hint ? `${id}-hint` : undefined);
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** The look of a value inside a field's frame, which shows the focus. 16 px under a finger: iOS zooms in on less. */
export const valueClasses =
  'w-full min-w-0 appearance-none bg-transparent text-sm font-medium text-ellipsis pointer-coarse:text-md outline-none placeholder:font-regular placeholder:text-text-3 disabled:text-text-3';
