import type { OfficeGroup } from '@kardan/contract/calls/operator/groups';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { officeGroupsQuery } from '#domain/portal/dealerships.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { leftWords } from './refusal-words.ts';

/** Deletes a group that nothing belongs to; of another it is told what has to go first. */
export function RemoveGroup({ group: { id, name } }: { group: Pick<OfficeGroup, 'id' | 'name'> }) {
  const t = useTexts('portalGroups');
  const f = useTexts('failure');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(() => api.removeGroup({ params: { groupId: String(id) } }), {
    stale: [officeGroupsQuery.queryKey],
    onDone: () => {
      showToast({ text: t('remove.done', { name }) });
      void navigate({ href: portalPath('groups') });
    },
    onFailed: (error) => showToast({ text: leftWords(error, t) ?? failureText(error, f), isFailure: true }),
  });
  return (
    <>
      <Button variant="danger" icon="trash-2" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('remove.title', { name })}
          confirmLabel={t('remove.act')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('remove.text')}
        </Confirm>
      )}
    </>
  );
}
