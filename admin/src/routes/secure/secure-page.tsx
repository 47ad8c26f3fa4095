import { Button } from '@kardan/ui/actions/button.tsx';
import { Toaster } from '@kardan/ui/overlays/toast/toaster.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AccountContext, ownAccountQuery } from '#domain/account/own-account.ts';
import { lacksSecondFactor } from '#domain/account/rights.ts';
import { homePath, signInPath } from '#domain/addresses.ts';
import { PasskeysPanel } from '#features/security/passkeys-panel.tsx';
import { RecoveryPanel } from '#features/security/recovery-panel.tsx';
import { TotpPanel } from '#features/security/totp-panel.tsx';
import { SignInAgain } from '#features/sign-in/sign-in-again.tsx';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { useSession } from '#lib/session/current-session.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** For people of the portal who have no second factor yet: nothing else opens before. */
export default function SecurePage() {
  const t = useTexts('signIn');
  const c = useTexts('common');
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useSession();
  const account = useQuery({ ...ownAccountQuery, enabled: state === 'signed-in' });
  if (state === 'signed-out') return <GoTo href={signInPath(locale)} />;
  return (
    <SignInLayout step="secure">
      <PageHead title={t('secure.title')} intro={t('secure.text')} />
      <Loaded query={account} skeleton={null}>
        {(data) => (
          <AccountContext value={data}>
            <div className="grid gap-4">
              <PasskeysPanel />
              <TotpPanel />
              <RecoveryPanel />
              {!lacksSecondFactor(data) && (
                <Button variant="accent" onClick={() => void navigate({ href: homePath })}>
                  {t('secure.continue')}
                </Button>
              )}
            </div>
          </AccountContext>
        )}
      </Loaded>
      <SignInAgain />
      <Toaster label={c('notifications')} closeLabel={c('notifications.close')} />
    </SignInLayout>
  );
}
