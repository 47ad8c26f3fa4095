import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useState } from 'react';
import { signInPaths } from '#domain/addresses.ts';
import { api } from '#lib/api/api.ts';
import { EmailField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Says the same for every address: nobody learns here who has an account. */
export function RequestReset() {
  const t = useTexts('signIn');
  const locale = useLocale();
  const [isSent, setSent] = useState(false);
  const toSignIn = signInPaths[locale].signIn;
  if (isSent) {
    return (
      <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="outline-none">
        <EmptyState
          icon="mail"
          headingLevel={1}
          title={t('reset.sentTitle')}
          action={<LinkButton href={toSignIn}>{t('invitation.toSignIn')}</LinkButton>}
        >
          {t('reset.sentText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <PageHead title={t('reset.title')} intro={t('reset.text')} />
      <Form
        send={(value) => api.requestPasswordReset({ body: { email: value('email'), language: locale } })}
        onSent={() => setSent(true)}
      >
        <EmailField label={t('email')} />
        <Submit full>{t('reset.submit')}</Submit>
        <TextLink href={toSignIn} icon="arrow-left" className="min-h-11 text-sm">
          {t('invitation.toSignIn')}
        </TextLink>
      </Form>
    </>
  );
}
