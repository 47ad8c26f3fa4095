import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { createPasskey } from './create-passkey.ts';
import { PasskeyRow } from './passkey-row.tsx';

const stale = [ownAccountQuery.queryKey];

/** Passkeys of the account: made on this device, renamed, removed. */
export function PasskeysPanel() {
  const t = useTexts('account');
  const { passkeys } = useAccount();
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const add = useChange(() => createPasskey(t('passkeys.defaultLabel')), {
    stale,
    onDone: (outcome) => {
      const texts = { added: 'passkeys.added', cancelled: 'passkeys.cancelled', exists: 'passkeys.exists' } as const;
      showToast({ text: t(texts[outcome]), isFailure: outcome !== 'added' });
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
