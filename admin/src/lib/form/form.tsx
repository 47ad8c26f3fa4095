import { ApiError } from '@kardan/contract/client/api-error';
import { classes } from '@kardan/ui/classes.ts';
import { FormFailure } from '@kardan/ui/feedback/form-failure.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChange } from '../api/use-change.ts';
import { failureText, isOffline, requestIdOf } from '../failure/failure-text.ts';
import { Confirm } from '../page/confirm.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useDraft } from './draft.ts';
import { FormContext } from './form-context.ts';
import { fieldNamesOf, issuesOf } from './form-issues.ts';
import { type FormValues, valuesOf } from './form-values.ts';
import { SubmitState } from './submit-state.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface Props<Answer> {
  /** Sends what was typed; the API says what is wrong with it, for all fields at once. */
  send: (value: FormValues) => Promise<Answer>;
  onSent?: (answer: Answer, value: FormValues) => void;
  /** What has to be agreed to before this is sent; undefined where nothing follows that cannot be taken back. */
  asksBefore?: (value: FormValues) => Question | undefined;
  /** Answers that it makes stale. */
  stale?: readonly QueryKey[];
  /** What is typed survives a reload of the page under this name; passwords and codes never do. */
  draftKey?: string;
  /** Leaving the page with something typed and not sent asks first. */
  guarded?: boolean;
  /** Empty again once it was sent. */
  clears?: boolean;
  /** Words for failures that mean something of their own here. */
  explain?: (error: ApiError) => string | undefined;
  onRefused?: (error: ApiError) => void;
  className?: string;
  children: ReactNode;
}

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
}

/**
 * The one way to write a form. Fields are the browser's own and keep what was typed, whatever happens: a refusal is shown
 * at its field and above the button, and the first field to correct gets the focus.
 */
export function Form<Answer>({
  send,
  onSent,
  asksBefore,
  stale = [],
  draftKey,
  guarded = false,
  clears = false,
  explain,
  onRefused,
  className,
  children,
}: Props<Answer>) {
  const t = useTexts('failure');
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [fieldNames, setFieldNames] = useState<readonly string[]>([]);
  /** Fields that were changed since something was said at them: it may no longer be true. */
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Question & { value: FormValues }>();
  const draft = useDraft(draftKey);
  const change = useChange(send, {
    stale,
    onFailed: (failure) => failure instanceof ApiError && onRefused?.(failure),
    onDone: (answer, value) => {
      setDirty(false);
      draft.remove();
      if (clears) form.current?.reset();
      onSent?.(answer, value);
    },
  });
  const { atFields, elsewhere } = issuesOf(change.error, fieldNames);
  const refused = missing.length > 0 ? new Map(missing.map((name) => [name, t('missing')])) : atFields;
  const issues = new Map([...refused].filter(([name]) => !corrected.has(name)));

  useEffect(() => {
    if (form.current && draft.restore(form.current)) setDirty(true);
  }, [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each keystroke
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [change.error, missing]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (change.isPending) return;
    const empty = emptyFields(event.currentTarget);
    setCorrected(new Set());
    setMissing(empty);
    if (empty.length > 0) return change.reset();
    setFieldNames(fieldNamesOf(event.currentTarget));
    const value = valuesOf(event.currentTarget);
    const question = asksBefore?.(value);
    if (question) setAsked({ ...question, value });
    else change.mutate(value);
  };
  const typed = (event: FormEvent<HTMLFormElement>) => {
    setDirty(true);
    const { name } = event.target as HTMLInputElement;
    if (issues.has(name)) setCorrected(new Set([...corrected, name]));
    draft.keep(event.currentTarget);
  };
  const { error } = change;
  const isExplainedByFields = refused.size > 0 && elsewhere.length === 0;
  return (
    <>
      <form ref={form} noValidate onSubmit={submit} onInput={typed} className={classes('grid gap-3', className)}>
        <FormContext value={issues}>
          <SubmitState value={{ busy: change.isPending, error: change.error, touch: () => setDirty(true) }}>
            {children}
          </SubmitState>
        </FormContext>
        {error && !isExplainedByFields && (
          <div role="alert" className="-order-1">
            <FormFailure offline={isOffline(error)} detail={detailOf(error, t)}>
              {(error instanceof ApiError && explain?.(error)) || elsewhere.join(' ') || failureText(error, t)}
            </FormFailure>
          </div>
        )}
        {guarded && <UnsavedGuard when={isDirty} />}
      </form>
      {asked && (
        <Confirm
          title={asked.title}
          confirmLabel={asked.confirmLabel}
          onConfirm={() => change.mutate(asked.value)}
          onClose={() => setAsked(undefined)}
        >
          {asked.text}
        </Confirm>
      )}
    </>
  );
}

function emptyFields(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('[required]')]
    .filter(({ value }) => !value.trim())
    .map(({ name }) => name);
}

/** Only what support can help with: that a password is wrong needs no number. */
function detailOf(error: unknown, t: ReturnType<typeof useTexts<'failure'>>): string | undefined {
  const id = error instanceof ApiError && (error.status ?? 500) >= 500 ? requestIdOf(error) : undefined;
  return id && t('requestId', { id });
}
