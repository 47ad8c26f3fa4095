import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { ApiError } from '@kardan/contract/client/api-error';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { useState } from 'react';
import { signInPaths } from '#domain/addresses.ts';
import { api } from '#lib/api/api.ts';
import { EmailField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { PasswordField } from '#lib/form/password-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CompanyStep } from './company/company-step.tsx';
import { useCompanyEmail } from './company/use-company-email.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useCarriedSearch } from './use-carried-search.ts';

interface Props {
  email?: string | undefined;
  onAnswer: (answer: SignInAnswer) => void;
}

/** Passkey first; e-mail and password as the quiet way; whose company has its own sign-in is led there. */
export function FirstStep({ email, onAnswer }: Props) {
  const t = useTexts('signIn');
  const locale = useLocale();
  const c = useTexts('company');
  const search = useCarriedSearch();
  const company = useCompanyEmail();
  const [wasRefused, setRefused] = useState(false);
  const signIn = (value: (name: string) => string) => {
    const typed = email ?? value('email');
    return api.signIn({ body: { email: typed, password: value('password') } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'company-account') company.setEmail(typed);
      throw error;
    });
  };
  if (company.email !== undefined) {
    return <CompanyStep email={company.email} onOtherEmail={() => company.setEmail(undefined)} />;
  }
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
          <EmailField
            label={t('email')}
            onBlur={({ currentTarget }) => void company.look(currentTarget.value.trim())}
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
      {email === undefined && (
        <TextLink href={signInPaths[locale].company + search} icon="building-2" className="mt-3 min-h-11 text-sm">
          {c('button')}
        </TextLink>
      )}
    </div>
  );
}
