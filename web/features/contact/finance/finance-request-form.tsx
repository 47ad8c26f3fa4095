'use client';

import type { FinanceTerms } from '@kardan/contract/calls/contact/finance-request';
import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { ApiError } from '@kardan/contract/client/api-error';
import { contactLengths } from '@kardan/contract/values/contact';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useScriptsReady } from '#lib/browser/use-scripts-ready.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { FieldName } from '../form/contact-body.ts';
import { type Failure, failureOf } from '../form/failure.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { errorsOf, type FieldErrors } from '../form/field-errors.ts';
import { RecipientChoice } from './recipient-choice.tsx';
import type { RequestRecipient } from './request-recipient.ts';

interface Props {
  recipients: readonly RequestRecipient[];
  terms: FinanceTerms | undefined;
  privacy: ReactNode;
}

type Stage =
  | { at: 'typing'; errors: FieldErrors; failure?: Failure }
  | { at: 'sending' }
  | { at: 'sent'; receipt: InquiryReceipt };

/** The form and what sends it come apart: the spam check is loaded when somebody begins to write. */
const loadSending = () => import('./send-request.ts');

/**
 * Asks one recipient for an offer, who is named at the choice, above the button and on it. It is there before any script,
 * but cannot be sent before: only a script can do the spam check.
 */
export function FinanceRequestForm({ recipients, terms, privacy }: Props) {
  const t = useTexts('finance');
  const contact = useTexts('contact');
  const language = useLocale();
  const ready = useScriptsReady();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(0);
  const [stage, setStage] = useState<Stage>({ at: 'typing', errors: {} });
  const recipient = recipients[chosen] ?? recipients[0];
  const errors = stage.at === 'typing' ? stage.errors : {};
  const busy = stage.at === 'sending';

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !recipient) return;
    const data = new FormData(event.currentTarget);
    const missing = (['name', 'email'] as const).filter((name) => String(data.get(name) ?? '').trim() === '');
    if (missing.length > 0) {
      setStage({ at: 'typing', errors: Object.fromEntries(missing.map((name) => [name, `error.${name}`])) });
      return;
    }
    setStage({ at: 'sending' });
    try {
      const { sendRequest } = await loadSending();
      setStage({ at: 'sent', receipt: await sendRequest({ data, recipient, terms, language }) });
    } catch (error) {
      const wrong = error instanceof ApiError ? errorsOf(error.issues) : undefined;
      setStage({ at: 'typing', errors: wrong ?? {}, ...(!wrong && { failure: failureOf(error) }) });
    }
  };

  if (!recipient) return null;
  if (stage.at === 'sent') return <Sent name={stage.receipt.recipients[0]?.name ?? recipient.name} />;
  const field = (name: FieldName, isRequired: boolean) => ({
    name,
    label: contact(`field.${name}`),
    ...(isRequired ? { 'aria-required': true } : { optional: contact('optional') }),
    ...(errors[name] && { error: errors[name] === 'error.name' ? t('request.nameMissing') : contact(errors[name]) }),
  });
  return (
    <form
      ref={form}
      // Whatever happens, what somebody typed does not become part of the page's address.
      method="post"
      // The fields are checked by us, with our words beside them.
      noValidate
      onFocus={() =>
        void loadSending().then(
          ({ prepareProof }) => prepareProof(),
          () => undefined,
        )
      }
      onSubmit={(event) => void send(event)}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-3 noscript:hidden"
    >
      <RecipientChoice recipients={recipients} chosen={chosen} onChoose={setChosen} />
      <TextInput {...field('name', true)} autoComplete="name" maxLength={contactLengths.name} />
      <div className="grid gap-3 @md:grid-cols-2">
        <TextInput {...field('email', true)} type="email" autoComplete="email" maxLength={contactLengths.email} />
        <TextInput {...field('phone', false)} type="tel" autoComplete="tel" maxLength={contactLengths.phone} />
      </div>
      <Textarea {...field('message', false)} rows={3} maxLength={contactLengths.message} />
      <Decoy />
      <p className="flex items-center gap-3 border-l-3 border-accent bg-surface-2 px-3.5 py-3 text-sm">
        <Icon name="send" size={20} className="text-accent-text" />
        {t('request.goes', { name: recipient.name })}
      </p>
      <div role="status" className="empty:hidden">
        {Object.keys(errors).length > 0 && <p className="text-sm text-alert">{contact('errors')}</p>}
        {stage.at === 'typing' && stage.failure && <FailureNotice failure={stage.failure} />}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        full
        // A partner's name may be long.
        className="py-2 whitespace-normal!"
        disabled={!ready}
        aria-describedby={noteId}
        busy={busy}
        busyLabel={contact('sending')}
      >
        {t('request.send', { name: recipient.name })}
      </Button>
      <p id={noteId} className="text-xs text-text-3">
        {!ready && <span className="sr-only">{t('request.notReady')} </span>}
        {privacy}
      </p>
    </form>
  );
}

/** In the form's place once it is sent. */
function Sent({ name }: { name: string }) {
  const t = useTexts('finance');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
        <Icon name="circle-check" size={22} className="text-accent-text" />
        {t('request.sent')}
      </h3>
      <p className="text-sm text-text-2">{t('request.sentText', { name })}</p>
    </div>
  );
}
