import { ApiError } from '@kardan/contract/client/api-error';
import { passesByItself } from '@kardan/contract/client/passes-by-itself';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useIssue } from './form-context.ts';
import { SubmitState } from './submit-state.tsx';

const digits = [0, 1, 2, 3, 4, 5];

interface Props {
  name: string;
  label: string;
  /** Called with the sixth digit. */
  onComplete?: (form: HTMLFormElement) => void;
}

/**
 * A code of six digits: one field, so that it can be pasted and filled in by the phone, drawn as six boxes. A wrong one is
 * emptied, ready for the next.
 */
export function CodeField({ name, label, onComplete }: Props) {
  const id = useId();
  const error = useIssue(name);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { error: failure } = useContext(SubmitState);
  useEffect(() => {
    if (!wasJudged(failure)) return;
    setCode('');
    input.current?.focus();
  }, [failure]);
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm text-text-2">
        {label}
      </label>
      <div className="relative">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {digits.map((place) => (
            <span
              key={place}
              data-next={place === Math.min(code.length, 5) || undefined}
              className={classes(
                'wide-sm grid h-13 place-items-center rounded-sm border bg-surface text-xl font-semi in-focus-within:data-next:outline-[2.5px] in-focus-within:data-next:outline-offset-1 in-focus-within:data-next:outline-focus',
                error ? 'border-alert' : 'border-line-strong',
              )}
            >
              {code[place]}
            </span>
          ))}
        </div>
        <input
          ref={input}
          id={id}
          name={name}
          value={code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: the step consists of this field alone
          autoFocus
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget: { value, form } }) => {
            const next = value.replaceAll(/\D/g, '').slice(0, 6);
            setCode(next);
            if (next.length === 6 && next !== code && form) setTimeout(() => onComplete?.(form));
          }}
          className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none"
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-xs text-alert">
          <Icon name="circle-alert" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The code was refused, not the moment or the connection: those take the same one again. */
function wasJudged(failure: Error | null): boolean {
  return failure instanceof ApiError && !passesByItself(failure);
}
