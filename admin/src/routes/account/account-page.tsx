import { useAccount } from '#domain/account/own-account.ts';
import { PasskeysPanel } from '#features/security/passkeys-panel.tsx';
import { PasswordPanel } from '#features/security/password-panel.tsx';
import { RecoveryPanel } from '#features/security/recovery-panel.tsx';
import { SessionsPanel } from '#features/security/sessions-panel.tsx';
import { TotpPanel } from '#features/security/totp-panel.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CompanyPanel } from './company-panel.tsx';
import { MonthlyMailPanel } from './monthly-mail-panel.tsx';
import { PersonPanel } from './person-panel.tsx';

export default function AccountPage() {
  const t = useTexts('account');
  const { hasCompanyAccount } = useAccount();
  return (
    <>
      <PageHead title={t('title')} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <PersonPanel />
          <MonthlyMailPanel />
          {!hasCompanyAccount && <PasskeysPanel />}
          <SessionsPanel />
        </div>
        <div className="grid gap-4">
          {hasCompanyAccount ? (
            <CompanyPanel />
          ) : (
            <>
              <PasswordPanel />
              <TotpPanel />
              <RecoveryPanel />
            </>
          )}
        </div>
      </div>
    </>
  );
}
