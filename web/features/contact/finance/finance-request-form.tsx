'use client';

import type { FinanceTerms } from '@kardan/contract/calls/contact/finance-request';
import { contactLengths } from '@kardan/contract/values/contact';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useScriptsReady } from '#lib/browser/use-scripts-ready.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type FieldName, text } from '../form/contact-body.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { errorsOf, type FieldErrors } from '../form/field-errors.ts';
import { SentHeading } from '../form/sent-heading.tsx';
import { useSending } from '../form/use-sending.ts';
import { RecipientChoice } from './recipient-choice.tsx';
import type { RequestRecipient } from './request-recipient.ts';

interface Props {
  recipients: readonly [RequestRecipient, ...RequestRecipient[]];
  terms: FinanceTerms | undefined;
  privacy: ReactNode;
}

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
  const [chosen, setChosen] = useState(0);
  const recipient = recipients[chosen] ?? recipients[0];
  const { stage, errors, hasErrors, failure, busy, formProps } = useSending({
    missing,
    errorsOf,
    send: async (data) => (await loadSending()).sendRequest({ data, recipient, terms, language }),
  });

  if (stage.at === 'sent') return <Sent name={stage.receipt.recipients[0]?.name ?? recipient.name} />;
  const field = (name: FieldName, isRequired: boolean) => ({
    name,
    label: contact(`field.${name}`),
    ...(isRequired ? { 'aria-required': true } : { optional: contact('optional') }),
    ...(errors[name] && { error: errors[name] === 'error.name' ? t('request.nameMissing') : contact(errors[name]) }),
  });
  return (
    <form
      {...formProps}
      onFocus={() =>
        void loadSending().then(
          ({ prepareProof }) => prepareProof(),
          () => undefined,
        )
      }
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
        {hasErrors && <p className="text-sm text-alert">{contact('errors')}</p>}
        {failure && <FailureNotice failure={failure} />}
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

/** What is still empty; no server has to be asked for that. */
function missing(data: FormData): FieldErrors {
  const required = ['name', 'email'] as const;
  return Object.fromEntries(required.filter((name) => text(data, name) === '').map((name) => [name, `error.${name}`]));
}

/** In the form's place once it is sent. */
function Sent({ name }: { name: string }) {
  const t = useTexts('finance');
  return (
    <div role="status" className="grid gap-2">
      <SentHeading>{t('request.sent')}</SentHeading>
      <p className="text-sm text-text-2">{t('request.sentText', { name })}</p>
    </div>
  );
}
