import { Button } from '@kardan/ui/actions/button.tsx';
import { useState } from 'react';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { hasSecondFactor } from '#domain/account/rights.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Codes for the day on which neither app nor passkey is at hand; there are none without a factor that they stand in for. */
export function RecoveryPanel() {
  const t = useTexts('account');
  const account = useAccount();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isAsking, setAsking] = useState(false);
  const renew = useChange(() => api.newRecoveryCodes(), {
    stale: [ownAccountQuery.queryKey],
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (!hasSecondFactor(account)) return null;
  const left = account.recoveryCodesLeft;
  return (
    <Panel
      title={t('recovery.title')}
      intro={t('recovery.intro')}
      actions={
        !codes && (
          <Button busy={renew.isPending} onClick={() => (left > 0 ? setAsking(true) : renew.mutate(undefined))}>
            {t('recovery.renew')}
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <p className="text-sm font-medium">{left > 0 ? t('recovery.left', { count: left }) : t('recovery.noneLeft')}</p>
      )}
      {isAsking && (
        <Confirm
          title={t('recovery.renewTitle')}
          confirmLabel={t('recovery.renewConfirm')}
          onConfirm={() => renew.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('recovery.renewText')}
        </Confirm>
      )}
    </Panel>
  );
}
