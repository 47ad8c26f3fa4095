import type { Invitation } from '@kardan/contract/calls/admin/sign-in';
import { accountLengths } from '@kardan/contract/values/accounts';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { homePath, signInPaths } from '#domain/addresses.ts';
import { AnswerTaker } from '#features/sign-in/answer-taker.tsx';
import { FirstStep } from '#features/sign-in/first-step.tsx';
import { api } from '#lib/api/api.ts';
import { siteName } from '#lib/browser/site.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { NewPasswordField } from '#lib/form/new-password-field.tsx';
import { PasswordField } from '#lib/form/password-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  token: string;
  invitation: Invitation;
}

/** Accepts with a new password, or as an account signs in that is in use already; of one that nothing opens, how to get a password first. */
export function AcceptInvitation({ token, invitation }: Props) {
  const { email, displayName, invitedBy, asksFor } = invitation;
  const place = invitation.dealership ?? invitation.group;
  const t = useTexts('signIn');
  const locale = useLocale();
  const navigate = useNavigate();
  const title = place ? t('invitation.title', { dealership: place }) : t('invitation.portalTitle', { site: siteName });
  const text = t(`invitation.${asksFor}`, { email, dealership: place ?? siteName });
  return (
    <>
      <PageHead
        title={title}
        intro={[invitedBy && t('invitation.by', { name: invitedBy }), text].filter(Boolean).join(' ')}
      />
      {asksFor === 'reset' ? (
        <LinkButton href={signInPaths[locale].password}>{t('requestNew')}</LinkButton>
      ) : (
        <AnswerTaker
          onSignedIn={() => void navigate({ href: homePath })}
          again={(take) => <FirstStep email={email} onAnswer={take} />}
        >
          {(take) => (
            <Form
              send={(value) =>
                api.acceptInvitation({
                  body: {
                    token,
                    displayName: value('displayName') || displayName,
                    ...(asksFor !== 'nothing' && { password: value('password') }),
                  },
                })
              }
              onSent={take}
              explain={(error) => (error.code === 'wrong-credentials' ? t('invitation.wrong') : undefined)}
            >
              <TextField
                name="email"
                label={t('email')}
                type="email"
                defaultValue={email}
                readOnly
                autoComplete="username"
              />
              {asksFor === 'new-password' && (
                <TextField
                  name="displayName"
                  label={t('invitation.name')}
                  defaultValue={displayName}
                  required
                  maxLength={accountLengths.displayName}
                  autoComplete="name"
                />
              )}
              {asksFor === 'password' && (
                <PasswordField name="password" label={t('password')} autoComplete="current-password" />
              )}
              {asksFor === 'new-password' && <NewPasswordField />}
              <Submit full>{t('invitation.accept')}</Submit>
            </Form>
          )}
        </AnswerTaker>
      )}
    </>
  );
}
