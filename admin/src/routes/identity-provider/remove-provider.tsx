import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { Button } from '@kardan/ui/actions/button.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { identityProviderQuery } from './queries.ts';

interface Props {
  provider: IdentityProvider;
  groupId: string;
  removeUndoably: ReturnType<typeof useHiddenWhileUndoable<string>>['removeUndoably'];
}

export function RemoveProvider({ provider, groupId, removeUndoably }: Props) {
  const t = useTexts('identityProvider');
  const remove = useChange(() => api.removeIdentityProvider({ params: { groupId }, keepalive: true }), {
    stale: [identityProviderQuery(groupId).queryKey],
  });
  const approved = provider.domains.filter(({ isConfirmed }) => isConfirmed).map(({ domain }) => domain);
  const leaving = approved.length > 0 && t('leaving.text', { domains: approved.join(', ') });
  return (
    <Panel title={t('remove.title')} intro={[t('remove.text'), leaving].filter(Boolean).join(' ')}>
      <Button
        icon="trash-2"
        onClick={() => removeUndoably(groupId, { text: t('removed'), remove: () => remove.mutateAsync(undefined) })}
      >
        {t('remove.act')}
      </Button>
    </Panel>
  );
}
