import { isManager } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OwnersOnly } from '../owners-only.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { SandboxPanel } from './sandbox-panel.tsx';

/** What a dealer's own systems call with, and a place to try it in. */
export default function KeysPage() {
  const t = useTexts('apiKeys');
  const { role, state } = useDealership();
  if (!isManager(role)) return <OwnersOnly title={t('ownersTitle')}>{t('ownersText')}</OwnersOnly>;
  return (
    <div className="grid gap-4">
      <KeysPanel />
      {state !== 'sandbox' && <SandboxPanel />}
    </div>
  );
}
