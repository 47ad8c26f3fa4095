import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { deskQuery } from '#domain/portal/desk.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { identityProviderQuery } from './queries.ts';

interface Props {
  provider: IdentityProvider;
  group: { id: number; name: string };
  groupId: string;
}

/** For operators: has the domains that wait count, which is asked about; nothing where none does. */
export function ReleaseProvider({ provider, group, groupId }: Props) {
  const t = useTexts('identityProvider');
  const [isAsking, setAsking] = useState(false);
  const { issuer } = provider;
  const domains = provider.domains.filter(({ isConfirmed }) => !isConfirmed).map(({ domain }) => domain);
  const release = useChange(
    () => api.releaseCompanyAccount({ params: { groupId: String(group.id) }, body: { issuer, domains } }),
    {
      stale: [identityProviderQuery(groupId).queryKey, deskQuery.queryKey],
      onDone: () => showToast({ text: t('released') }),
    },
  );
  if (domains.length === 0) return null;
  const text = t('release.text', { domains: domains.join(', '), issuer });
  return (
    <Panel title={t('release.title')} intro={text}>
      <Button variant="accent" icon="check" busy={release.isPending} onClick={() => setAsking(true)}>
        {t('release.act')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('release.ask', { group: group.name })}
          confirmLabel={t('release.act')}
          onConfirm={() => release.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {text}
        </Confirm>
      )}
    </Panel>
  );
}
