import { Button } from '@kardan/ui/actions/button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ConnectTotp } from './connect-totp.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const stale = [ownAccountQuery.queryKey];

/** Codes of an app as the second step; connecting it gives recovery codes. */
export function TotpPanel() {
  const t = useTexts('account');
  const { totp, passkeys } = useAccount();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isAsking, setAsking] = useState(false);
  const start = useChange(() => api.startTotp());
  const remove = useChange(() => api.removeTotp(), { stale, onDone: () => showToast({ text: t('totp.removed') }) });
  const connected = (recoveryCodes: readonly string[]) => {
    start.reset();
    setCodes(recoveryCodes);
  };
  return (
    <Panel
      title={t('totp.title')}
      intro={t('totp.intro')}
      actions={
        totp ? (
          <Button busy={remove.isPending} onClick={() => setAsking(true)}>
            {t('totp.remove')}
          </Button>
        ) : (
          !start.data && (
            <Button icon="qr-code" busy={start.isPending} onClick={() => start.mutate(undefined)}>
              {t('totp.start')}
            </Button>
          )
        )
      }
    >
      {start.data && !totp ? (
        <ConnectTotp
          secret={start.data.secret}
          address={start.data.address}
          onConnected={connected}
          onCancel={start.reset}
        />
      ) : (
        <Badge tone={totp ? 'accent' : 'tag'} icon={totp ? 'check' : 'minus'}>
          {t(totp ? 'totp.on' : 'totp.off')}
        </Badge>
      )}
      {isAsking && (
        <Confirm
          title={t('totp.removeTitle')}
          confirmLabel={t('totp.removeConfirm')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t(passkeys.length > 0 ? 'totp.removeText' : 'totp.removeLastText')}
        </Confirm>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
    </Panel>
  );
}
