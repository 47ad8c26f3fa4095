import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { homePath, signInPaths } from '#domain/addresses.ts';
import { AnswerTaker } from '#features/sign-in/answer-taker.tsx';
import { FirstStep } from '#features/sign-in/first-step.tsx';
import { api } from '#lib/api/api.ts';
import { Form } from '#lib/form/form.tsx';
import { NewPasswordField } from '#lib/form/new-password-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

export function ChoosePassword({ token }: { token: string }) {
  const t = useTexts('signIn');
  const locale = useLocale();
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  if (isGone) {
    return (
      <EmptyState
        icon="mail"
        headingLevel={1}
        title={t('reset.gone')}
        // Loaded anew, without what stood behind the #.
        action={<Button onClick={() => location.assign(signInPaths[locale].password)}>{t('reset.again')}</Button>}
      >
        {t('reset.goneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHead title={t('reset.chooseTitle')} intro={t('reset.chooseText')} />
      <AnswerTaker onSignedIn={() => void navigate({ href: homePath })} again={(take) => <FirstStep onAnswer={take} />}>
        {(take) => (
          <Form
            send={(value) => api.resetPassword({ body: { token, password: value('password') } })}
            onSent={take}
            onRefused={(error) => error.code === 'reset-gone' && setGone(true)}
          >
            <NewPasswordField />
            <Submit full>{t('reset.chooseSubmit')}</Submit>
          </Form>
        )}
      </AnswerTaker>
    </>
  );
}
