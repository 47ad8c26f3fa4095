'use client';

import { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { type ReactNode, useId, useState } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { useScriptsReady } from '#lib/browser/use-scripts-ready.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { useSending } from '../form/use-sending.ts';
import { missingFields, type WrongFields, wrongFields } from './operator-body.ts';
import { OperatorField } from './operator-field.tsx';
import { type FieldName, type OperatorFormKind, operatorFields } from './operator-fields.ts';
import { OperatorSent } from './operator-sent.tsx';
import { sendOperator } from './send-operator.ts';

interface Props {
  kind: OperatorFormKind;
  /** To whom it goes, and what happens to what is typed. */
  privacy: ReactNode;
}

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
  const [proofs] = useState(() => new ProofKeeper(browserApi.mailChallenge));
  const { stage, errors, hasErrors, failure, busy, formProps } = useSending({
    missing: (data) => marked(missingFields(kind, data)),
    errorsOf: (issues) => {
      const wrong = wrongFields(kind, issues);
      return wrong && marked(wrong);
    },
    send: (data) => sendOperator({ kind, data, language, proofs }),
  });

  if (stage.at === 'sent') return <OperatorSent receipt={stage.receipt} />;
  return (
    <form {...formProps} onFocus={() => proofs.begin()} className="relative grid gap-3 md:grid-cols-2 noscript:hidden">
      {operatorFields[kind].map((field) => (
        <OperatorField key={field.name} field={field} wrong={errors[field.name] !== undefined} />
      ))}
      <Decoy />
      <div role="status" className="empty:hidden md:col-span-2">
        {hasErrors && <p className="text-sm text-alert">{t('form.errors')}</p>}
        {failure && <FailureNotice failure={failure} />}
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

function marked(names: WrongFields): Partial<Record<FieldName, true>> {
  return Object.fromEntries([...names].map((name) => [name, true]));
}
