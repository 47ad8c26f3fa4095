import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { CodeField } from '#lib/form/code-field.tsx';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface Props {
  asked: Extract<SignInAnswer, { outcome: 'second-factor' }>;
  onAnswer: (answer: SignInAnswer) => void;
  onStartOver: () => void;
}

const quiet =
  'min-h-11 justify-self-start text-left text-sm font-medium text-accent-text underline-offset-3 hover:underline';

/** What the account asks for beside the password: a passkey, a code of the app, or a recovery code. */
export function SecondStep({ asked: { ticket, methods }, onAnswer, onStartOver }: Props) {
  const t = useTexts('signIn');
  const hasCode = methods.includes('totp');
  const [byRecovery, setByRecovery] = useState(!hasCode && !methods.includes('passkey'));
  return (
    <div className="grid gap-4">
      <h2>{t('factor.title')}</h2>
      {methods.includes('passkey') && <PasskeyButton ticket={ticket} onAnswer={onAnswer} />}
      {hasCode && !byRecovery && (
        <Form
          send={(value) => api.confirmSignIn({ body: { ticket, code: value('code') } })}
          onSent={onAnswer}
          explain={(error) => (error.code === 'wrong-credentials' ? t('factor.wrongCode') : undefined)}
        >
          <CodeField name="code" label={t('factor.code')} onComplete={(form) => form.requestSubmit()} />
          <Submit full>{t('factor.confirm')}</Submit>
        </Form>
      )}
      {byRecovery && (
        <Form
          send={(value) => api.confirmSignIn({ body: { ticket, recoveryCode: value('recoveryCode') } })}
          onSent={onAnswer}
          explain={(error) => (error.code === 'wrong-credentials' ? t('factor.wrongRecovery') : undefined)}
        >
          <TextField
            name="recoveryCode"
            label={t('factor.recovery')}
            hint={t('factor.recoveryHint')}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Submit full>{t('factor.confirm')}</Submit>
        </Form>
      )}
      {methods.includes('recovery-code') && (hasCode || !byRecovery) && (
        <button type="button" className={quiet} onClick={() => setByRecovery(!byRecovery)}>
          {t(byRecovery ? 'factor.toCode' : 'factor.toRecovery')}
        </button>
      )}
      <button type="button" className={quiet} onClick={onStartOver}>
        {t('factor.startOver')}
      </button>
    </div>
  );
}
