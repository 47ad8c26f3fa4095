import { ApiError } from '@kardan/contract/client/api-error';
import type { Issue } from '@kardan/contract/problem';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';

/** Where a form is on its way. Everything stays in the fields until it has been sent. */
type Stage<Errors, Receipt> =
  | { at: 'typing'; errors: Errors; failure?: Failure }
  | { at: 'checking' | 'sending' }
  | { at: 'sent'; receipt: Receipt };

interface Steps<Errors, Receipt> {
  /** What is wrong with which field before anybody has to be asked; empty when nothing is. */
  missing: (data: FormData) => Errors;
  /** What the API found, by field; undefined when something is wrong that no field shows. */
  errorsOf: (issues: readonly Issue[]) => Errors | undefined;
  /** Sends it, and may tell when the spam check is through. */
  send: (data: FormData, onSending: () => void) => Promise<Receipt>;
}

/** The way of a form that takes a spam check: fields that are wrong get the focus, what fails can be tried again. */
export function useSending<Errors extends object, Receipt>({ missing, errorsOf, send }: Steps<Errors, Receipt>) {
  const form = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<Stage<Errors, Receipt>>({ at: 'typing', errors: {} as Errors });
  const errors = stage.at === 'typing' ? stage.errors : ({} as Errors);
  const hasErrors = Object.keys(errors).length > 0;
  const busy = stage.at === 'checking' || stage.at === 'sending';
  const begin = (found = {} as Errors) => setStage({ at: 'typing', errors: found });

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const found = missing(data);
    if (Object.keys(found).length > 0) return begin(found);
    setStage({ at: 'checking' });
    try {
      setStage({ at: 'sent', receipt: await send(data, () => setStage({ at: 'sending' })) });
    } catch (error) {
      const wrong = error instanceof ApiError ? errorsOf(error.issues) : undefined;
      if (wrong) begin(wrong);
      else setStage({ at: 'typing', errors: {} as Errors, failure: failureOf(error) });
    }
  };

  const failure = stage.at === 'typing' ? stage.failure : undefined;
  return {
    stage,
    errors,
    hasErrors,
    failure,
    busy,
    begin,
    /** What the form element takes. */
    formProps: {
      ref: form,
      // Whatever happens, what somebody typed does not become part of the page's address.
      method: 'post',
      // The fields are checked by us, with our words beside them.
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  } as const;
}
