import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { createPasskey } from './create-passkey.ts';
import { passkeyName } from './passkey-name.ts';
import { PasskeyRow } from './passkey-row.tsx';

const stale = [ownAccountQuery.queryKey];

/** Passkeys of the account: made on this device, named at once, removed. */
export function PasskeysPanel() {
  const t = useTexts('account');
  const { passkeys } = useAccount();
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
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
  const remove = useChange((id: string) => api.removePasskey({ params: { id }, keepalive: true }), { stale });
  const shown = passkeys.filter(({ id }) => isShown(id));
  const addButton = (
    <Button
      variant={shown.length === 0 ? 'accent' : 'ghost'}
      icon="fingerprint-pattern"
      busy={add.isPending}
      onClick={() => add.mutate(undefined)}
    >
      {t('passkeys.add')}
    </Button>
  );
  return (
    <Panel title={t('passkeys.title')} intro={t('passkeys.intro')} actions={shown.length > 0 && addButton}>
      {shown.length === 0 ? (
        <EmptyState icon="fingerprint-pattern" headingLevel={3} title={t('passkeys.add')} action={addButton}>
          {t('passkeys.none')}
        </EmptyState>
      ) : (
        <ul>
          {shown.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRenaming={renamed === passkey.id}
              onRename={(isRenaming) => setRenamed(isRenaming ? passkey.id : undefined)}
              onRemove={() =>
                removeUndoably(passkey.id, {
                  text: t('passkeys.removed', { label: passkey.label }),
                  remove: () => remove.mutateAsync(passkey.id),
                })
              }
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
