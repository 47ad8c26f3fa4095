import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { groupsStale } from '#domain/portal/dealerships.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { servedWords } from './refusal-words.ts';

interface Named {
  id: number;
  name: string;
}

/** Takes a dealership out of its group; what keeps it there is told by name. */
export function TakeOut({ group, dealership: { id, name } }: { group: Named; dealership: Named }) {
  const t = useTexts('portalGroups');
  const f = useTexts('failure');
  const [isAsking, setAsking] = useState(false);
  const params = { groupId: String(group.id), dealershipId: String(id) };
  const takeOut = useChange(() => api.takeFromGroup({ params }), {
    stale: groupsStale,
    onDone: () => showToast({ text: t('sites.takenOut', { name, group: group.name }) }),
    onFailed: (error) => showToast({ text: servedWords(error, t) ?? failureText(error, f), isFailure: true }),
  });
  return (
    <>
      <Button
        size="sm"
        busy={takeOut.isPending}
        aria-label={t('sites.takeOutOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('sites.takeOut')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('sites.takeOut.title', { name })}
          confirmLabel={t('sites.takeOut.act')}
          onConfirm={() => takeOut.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('sites.takeOut.text', { group: group.name })}
        </Confirm>
      )}
    </>
  );
}
