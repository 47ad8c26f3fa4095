import { PasskeysPanel } from '#features/security/passkeys-panel.tsx';
import { PasswordPanel } from '#features/security/password-panel.tsx';
import { RecoveryPanel } from '#features/security/recovery-panel.tsx';
import { SessionsPanel } from '#features/security/sessions-panel.tsx';
import { TotpPanel } from '#features/security/totp-panel.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PersonPanel } from './person-panel.tsx';

export default function AccountPage() {
  const t = useTexts('account');
  return (
    <>
      <PageHead title={t('title')} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <PersonPanel />
          <PasskeysPanel />
          <SessionsPanel />
        </div>
        <div className="grid gap-4">
          <PasswordPanel />
          <TotpPanel />
          <RecoveryPanel />
        </div>
      </div>
    </>
  );
}
