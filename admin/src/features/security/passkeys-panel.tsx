import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { createPasskey } from './create-passkey.ts';
import { passkeyName } from './passkey-name.ts';
import { PasskeyRow } from './passkey-row.tsx';

type Passkey = OwnAccount['passkeys'][number];

const stale = [ownAccountQuery.queryKey];

/** Passkeys of the account: made on this device, named at once, removed when that is confirmed. */
export function PasskeysPanel() {
  const t = useTexts('account');
  const { passkeys, totp, recoveryCodesLeft } = useAccount();
  const [leaving, setLeaving] = useState<Passkey>();
  const [renamed, setRenamed] = useState<string>();
  const create = () => {
    const taken = passkeys.map(({ label }) => label);
    return createPasskey(passkeyName(navigator.userAgent, taken, t('passkeys.defaultLabel')));
  };
  const add = useChange(create, {
    stale,
    onDone: (created) => {
      const texts = { added: 'passkeys.added', cancelled: 'passkeys.cancelled', exists: 'passkeys.exists' } as const;
      showToast({ text: t(texts[created.outcome]), isFailure: created.outcome !== 'added' });
      if (created.outcome === 'added') setRenamed(created.id);
    },
  });
  // Asked first and sent at once: it may take a fresh sign-in, and whoever left the page before that would have removed none.
  const remove = useChange(({ id }: Passkey) => api.removePasskey({ params: { id } }), {
    stale,
    onDone: (_, { label }) => showToast({ text: t('passkeys.removed', { label }) }),
  });
  const takesCodesAlong = passkeys.length === 1 && !totp && recoveryCodesLeft > 0;
  const addButton = (
    <Button
      variant={passkeys.length === 0 ? 'accent' : 'ghost'}
      icon="fingerprint-pattern"
      busy={add.isPending}
      onClick={() => add.mutate(undefined)}
    >
      {t('passkeys.add')}
    </Button>
  );
  return (
    <Panel title={t('passkeys.title')} intro={t('passkeys.intro')} actions={passkeys.length > 0 && addButton}>
      {passkeys.length === 0 ? (
        <EmptyState icon="fingerprint-pattern" headingLevel={3} title={t('passkeys.add')} action={addButton}>
          {t('passkeys.none')}
        </EmptyState>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRenaming={renamed === passkey.id}
              onRename={(isRenaming) => setRenamed(isRenaming ? passkey.id : undefined)}
              onRemove={() => setLeaving(passkey)}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <Confirm
          title={t('passkeys.removeTitle', { label: leaving.label })}
          confirmLabel={t('passkeys.removeConfirm')}
          onConfirm={() => remove.mutate(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {[t('passkeys.removeText'), takesCodesAlong && t('passkeys.removeLastText')].filter(Boolean).join(' ')}
        </Confirm>
      )}
    </Panel>
  );
}
