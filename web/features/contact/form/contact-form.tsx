'use client';

import { type Progress, ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import type { InquirySubject } from '@kardan/contract/values/contact';
import { Button } from '@kardan/ui/actions/button.tsx';
import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type About, type FormSubject, keyOf } from './about.ts';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';
import { FailureNotice } from './failure-notice.tsx';
import { errorsOf, missingFields } from './field-errors.ts';
import { FormFields } from './form-fields.tsx';
import { sendContact } from './send-contact.ts';
import { SentPanel } from './sent-panel.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  about: About;
  /** What it begins with; the visitor may change it for a car. */
  subject: FormSubject;
  /** What happens to what is typed. */
  privacy: ReactNode;
}

/**
 * Writes to a dealer. Everything stays in the fields until it has been sent; the spam check works while one types and is
 * seen only by who is faster.
 */
export default function ContactForm({ about, subject: begun, privacy }: Props) {
  const t = useTexts('contact');
  const language = useLocale();
  const [subject, setSubject] = useState(begun);
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 1 });
  const [proofs] = useState(() => new ProofKeeper(browserApi.mailChallenge, setProgress));
  const [typed, setTyped] = useState(() => readDraft(keyOf(about)));
  const { stage, errors, hasErrors, failure, busy, begin, formProps } = useSending({
    missing: (data) => missingFields(data, subject),
    errorsOf,
    send: async (data, onSending) => {
      const receipt = await sendContact({ about, subject, data, language, proofs, onSending });
      forgetDraft();
      return receipt;
    },
  });
  const { ref: form } = formProps;

  useEffect(() => proofs.begin(), [proofs]);
  const isShown = stage.at !== 'sent';
  useEffect(() => {
    // The button that led here is gone. A switch takes the focus first: no keyboard covers a phone's screen for it.
    const first = form.current?.querySelector<HTMLElement>('input:checked, input[name=postcode], textarea');
    if (isShown && isFocusFree()) first?.focus();
  }, [isShown, form]);

  const choose = (next: InquirySubject) => {
    // Fields come and go with the subject; what stood in them stays for when they come again.
    setTyped((before) => ({ ...before, ...typedIn(form.current) }));
    setSubject(next);
    begin();
  };

  if (stage.at === 'sent') {
    const again = () => {
      setTyped(readDraft(keyOf(about)));
      begin();
      proofs.begin();
    };
    return <SentPanel receipt={stage.receipt} subject={subject} onAgain={again} />;
  }
  return (
    <form
      {...formProps}
      onInput={(event) => saveDraft(keyOf(about), new FormData(event.currentTarget))}
      className="@container relative grid max-w-160 gap-3"
    >
      {about.kind === 'listing' && subject !== 'nearby' && <SubjectChoice chosen={subject} onChoose={choose} />}
      <FormFields subject={subject} errors={errors} typed={typed} />
      {stage.at === 'checking' && (
        <ProgressBar
          label={t('check.label')}
          text={t('check.progress', { done: progress.done, total: progress.total })}
          {...progress}
        />
      )}
      <div role="status">
        {hasErrors && <p className="text-sm text-alert">{t('errors')}</p>}
        {failure && <FailureNotice failure={failure} />}
        {busy && <span className="sr-only">{t(stage.at === 'checking' ? 'check.label' : 'sending')}</span>}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        full
        icon="send"
        busy={busy}
        busyLabel={t(stage.at === 'checking' ? 'checking' : 'sending')}
      >
        {t(`send.${about.kind === 'dealership' ? 'question' : subject}`)}
      </Button>
      {privacy}
    </form>
  );
}

function typedIn(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The form may come late: whoever has gone on to something else meanwhile stays there. */
function isFocusFree(): boolean {
  const { activeElement: active, body } = document;
  return active === null || active === body || active.matches('a[href*="#"]');
}
