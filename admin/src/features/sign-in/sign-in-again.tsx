import { Button } from '@kardan/ui/actions/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { Modal } from '#lib/page/modal.tsx';
import { settleIdentity, useIdentityAsked } from '#lib/session/confirm-identity.ts';
import { session, useSession } from '#lib/session/current-session.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/** Above the page, which stays as it is: after the session has ended, or where a change needs a fresh sign-in. */
export function SignInAgain() {
  const t = useTexts('signIn');
  const state = useSession();
  const isAsked = useIdentityAsked();
  const client = useQueryClient();
  const email = client.getQueryData(ownAccountQuery.queryKey)?.email;
  if (state === 'ended') {
    return (
      <Modal title={t('again.ended')} footer={<Button onClick={() => session.signOut()}>{t('again.leave')}</Button>}>
        <p className="mb-4 text-sm text-text-2">{t('again.endedText')}</p>
        <SignInSteps email={email} onSignedIn={() => void client.invalidateQueries()} />
      </Modal>
    );
  }
  if (!isAsked) return null;
  return (
    <Modal title={t('again.confirm')} onClose={() => settleIdentity(false)}>
      <p className="mb-4 text-sm text-text-2">{t('again.confirmText')}</p>
      <SignInSteps email={email} onSignedIn={() => settleIdentity(true)} />
    </Modal>
  );
}
