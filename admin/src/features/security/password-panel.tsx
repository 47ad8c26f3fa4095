import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { Form } from '#lib/form/form.tsx';
import { NewPasswordField } from '#lib/form/new-password-field.tsx';
import { PasswordField } from '#lib/form/password-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ownSessionsQuery } from './queries.ts';

export function PasswordPanel() {
  const t = useTexts('account');
  const { hasPassword, email } = useAccount();
  return (
    <Panel title={t('password.title')} intro={t(hasPassword ? 'password.intro' : 'password.none')}>
      <Form
        className="max-w-md"
        send={(value) =>
          api.changePassword({
            body: { ...(hasPassword && { current: value('current') }), password: value('password') },
          })
        }
        stale={[ownAccountQuery.queryKey, ownSessionsQuery.queryKey]}
        onSent={() => showToast({ text: t('password.changed') })}
        clears
        explain={(error) => (error.code === 'wrong-credentials' ? t('password.wrong') : undefined)}
      >
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        {hasPassword && <PasswordField name="current" label={t('password.current')} autoComplete="current-password" />}
        <NewPasswordField />
        <Submit variant="ghost" className="justify-self-start">
          {t('password.submit')}
        </Submit>
      </Form>
    </Panel>
  );
}
