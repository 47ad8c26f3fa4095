'use client';

import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { ApiError } from '@kardan/contract/client/api-error';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useScriptsReady } from '#lib/browser/use-scripts-ready.ts';
import { ProofKeeper } from '#lib/spam-check/prepare-proof.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type Failure, failureOf } from '../form/failure.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { missingFields, type WrongFields, wrongFields } from './operator-body.ts';
import { OperatorField } from './operator-field.tsx';
import { type OperatorFormKind, operatorFields } from './operator-fields.ts';
import { OperatorSent } from './operator-sent.tsx';
import { sendOperator } from './send-operator.ts';

interface Props {
  kind: OperatorFormKind;
  /** To whom it goes, and what happens to what is typed. */
  privacy: ReactNode;
}

type Stage =
  | { at: 'typing'; wrong: WrongFields; failure?: Failure }
  | { at: 'sending' }
  | { at: 'sent'; receipt: InquiryReceipt };

const nothingWrong: WrongFields = new Set();

/**
 * Writes to the operator. It is there before any script, but cannot be sent before: only a script can do the spam check.
 * The check works while one types.
 */
export function OperatorForm({ kind, privacy }: Props) {
  const t = useTexts('portal');
  const contact = useTexts('contact');
  const language = useLocale();
  const ready = useScriptsReady();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<Stage>({ at: 'typing', wrong: nothingWrong });
  const [proofs] = useState(() => new ProofKeeper(() => undefined));
  const busy = stage.at === 'sending';
  const wrong = stage.at === 'typing' ? stage.wrong : nothingWrong;
  useEffect(() => {
    if (wrong.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const missing = missingFields(kind, data);
    if (missing.size > 0) return setStage({ at: 'typing', wrong: missing });
    setStage({ at: 'sending' });
    try {
      setStage({ at: 'sent', receipt: await sendOperator({ kind, data, language, proofs }) });
    } catch (error) {
      const found = error instanceof ApiError ? wrongFields(kind, error.issues) : undefined;
      setStage({ at: 'typing', wrong: found ?? nothingWrong, ...(!found && { failure: failureOf(error) }) });
    }
  };

  if (stage.at === 'sent') return <OperatorSent receipt={stage.receipt} />;
  return (
    <form
      ref={form}
      // Whatever happens, what somebody typed does not become part of the page's address.
      method="post"
      // The fields are checked by us, with our words beside them.
      noValidate
      onFocus={() => proofs.begin()}
      onSubmit={(event) => void send(event)}
      className="relative grid gap-3 md:grid-cols-2 noscript:hidden"
    >
      {operatorFields[kind].map((field) => (
        <OperatorField key={field.name} field={field} wrong={wrong.has(field.name)} />
      ))}
      <Decoy />
      <div role="status" className="empty:hidden md:col-span-2">
        {wrong.size > 0 && <p className="text-sm text-alert">{t('form.errors')}</p>}
        {stage.at === 'typing' && stage.failure && <FailureNotice failure={stage.failure} />}
        {busy && <span className="sr-only">{contact('sending')}</span>}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        icon="send"
        className="md:col-span-2"
        disabled={!ready}
        aria-describedby={noteId}
        busy={busy}
        busyLabel={contact('sending')}
      >
        {t(`form.send.${kind}`)}
      </Button>
      <div id={noteId} className="text-xs text-text-3 md:col-span-2">
        {ready ? privacy : t('form.notReady')}
      </div>
    </form>
  );
}
