import { classes } from '@kardan/ui/classes.ts';
import type { FormEvent, Ref } from 'react';
import type { MarkedPart } from './marked-text.ts';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  parts: readonly MarkedPart[];
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/** Both lie upon each other, letter on letter: the marks below, the browser's own field above. */
const layer =
  'col-start-1 row-start-1 min-h-11 max-w-full px-3.5 py-2.5 text-[0.9375rem] leading-normal whitespace-pre-wrap [overflow-wrap:anywhere] pointer-coarse:text-md group-has-focus/reply:min-h-24 lg:min-h-24';

/** Several lines in which some words are marked. It grows with its text, as far as half of the screen. */
export function MarkedField({
  ref,
  label,
  placeholder,
  maxLength,
  value,
  parts,
  describedBy,
  onChange,
  onSubmit,
}: Props) {
  return (
    <div className="group/reply grid max-h-[42dvh] overflow-y-auto">
      <div aria-hidden="true" className={classes(layer, 'text-transparent')}>
        {parts.map(({ kind, text, at }) =>
          kind === 'text' ? (
            text
          ) : (
            <mark
              key={at}
              className={classes(
                'rounded-xs text-transparent',
                kind === 'filled'
                  ? 'bg-accent-soft shadow-[inset_0_-1.5px_0_var(--accent-line)]'
                  : 'bg-alert-soft shadow-[inset_0_-1.5px_0_var(--alert)]',
              )}
            >
              {text}
            </mark>
          ),
        )}
        {/* So that the last line counts even when it is empty. */}
        {parts.length === 0 && value}
        {'\u200B'}
      </div>
      <textarea
        ref={ref}
        data-reply=""
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
          // Back to where the keys of the inbox work.
          if (event.key === 'Escape')
            event.currentTarget.closest('section')?.querySelector<HTMLElement>('[role="log"]')?.focus();
        }}
        className={classes(layer, 'resize-none overflow-hidden bg-transparent outline-none placeholder:text-text-3')}
      />
    </div>
  );
}
