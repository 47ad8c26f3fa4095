import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { Modal } from '#lib/page/modal.tsx';
import { settleIdentity, useIdentityAsked } from '#lib/session/confirm-identity.ts';
import { session, useSession } from '#lib/session/current-session.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CompanyAgain } from './company/company-again.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** Above the page, which stays as it is: where the session has ended or is about to, or a change needs a fresh sign-in. */
export function SignInAgain() {
  const t = useTexts('signIn');
  const state = useSession();
  const reason = useIdentityAsked();
  const client = useQueryClient();
  const account = client.getQueryData(ownAccountQuery.queryKey);
  if (state === 'ended') {
    return (
      <Modal title={t('again.ended')} footer={<Button onClick={() => session.signOut()}>{t('again.leave')}</Button>}>
        <p className="mb-4 text-sm text-text-2">{t('again.endedText')}</p>
        <Steps account={account} onSignedIn={() => void client.invalidateQueries()} />
      </Modal>
    );
  }
  if (!reason) return null;
  return (
    <Modal title={t(`again.${reason}`)} onClose={() => settleIdentity(false)}>
      <p className="mb-4 text-sm text-text-2">{t(`again.${reason}Text`)}</p>
      <Steps account={account} onSignedIn={() => settleIdentity(true)} />
    </Modal>
  );
}

function Steps({ account, onSignedIn }: { account: OwnAccount | undefined; onSignedIn: () => void }) {
  if (account?.hasCompanyAccount) return <CompanyAgain email={account.email} onSignedIn={onSignedIn} />;
  return <SignInSteps email={account?.email} onSignedIn={onSignedIn} />;
}
