import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { useState } from 'react';
import { signInPaths } from '#domain/addresses.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { PasswordField } from '#lib/form/password-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface Props {
  email?: string | undefined;
  onAnswer: (answer: SignInAnswer) => void;
}

/** Passkey first; e-mail and password as the quiet way. */
export function FirstStep({ email, onAnswer }: Props) {
  const t = useTexts('signIn');
  const locale = useLocale();
  const [wasRefused, setRefused] = useState(false);
  const signIn = (value: (name: string) => string) =>
    api.signIn({ body: { email: email ?? value('email'), password: value('password') } });
  return (
    <div>
      <PasskeyButton onAnswer={onAnswer} />
      <p className="my-5 flex items-center gap-3.5 text-xs text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('orByEmail')}
      </p>
      <Form
        send={signIn}
        onSent={onAnswer}
        explain={(error) => (error.code === 'wrong-credentials' ? t('wrong') : undefined)}
        onRefused={(error) => error.code === 'wrong-credentials' && setRefused(true)}
      >
        {email === undefined ? (
          <TextField
            name="email"
            label={t('email')}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        )}
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          {wasRefused && <p className="text-xs text-text-2">{t('wrongNote')}</p>}
          <TextLink href={signInPaths[locale].password} className="min-h-11">
            {t(wasRefused ? 'requestNew' : 'forgotten')}
          </TextLink>
        </div>
        <Submit variant="ghost" full>
          {t(wasRefused ? 'submitAgain' : 'submit')}
        </Submit>
      </Form>
    </div>
  );
}
