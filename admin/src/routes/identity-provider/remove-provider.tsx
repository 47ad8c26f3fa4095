import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { identityProviderQuery } from './queries.ts';

interface Props {
  provider: IdentityProvider;
  groupId: string;
}

/** Ends the company account, and with it what its people signed in with before: nobody gets that back, so it is asked about. */
export function RemoveProvider({ provider, groupId }: Props) {
  const t = useTexts('identityProvider');
  const [isAsking, setAsking] = useState(false);
  // Sent at once: it may take a fresh sign-in, and whoever left the page before that would have removed nothing.
  const remove = useChange(() => api.removeIdentityProvider({ params: { groupId } }), {
    stale: [identityProviderQuery(groupId).queryKey],
    onDone: () => showToast({ text: t('removed') }),
  });
  const approved = provider.domains.filter(({ isConfirmed }) => isConfirmed).map(({ domain }) => domain);
  const leaving = approved.length > 0 && t('leaving.text', { domains: approved.join(', ') });
  return (
    <Panel title={t('remove.title')} intro={t('remove.text')}>
      <Button icon="trash-2" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('remove.act')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('remove.ask')}
          confirmLabel={t('remove.confirm')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {[t('remove.text'), leaving, t('remove.final')].filter(Boolean).join(' ')}
        </Confirm>
      )}
    </Panel>
  );
}
