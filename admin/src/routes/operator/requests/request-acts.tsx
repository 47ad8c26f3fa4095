import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { groupsStale } from '#domain/portal/dealerships.ts';
import { requestsKey } from '#domain/portal/requests.ts';
import { type ChosenGroup, GroupChoice } from '#features/groups/group-choice.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { refusalText } from '#lib/failure/failure-text.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { WordsDialog } from './words-dialog.tsx';

type Open = 'approve' | 'ask' | 'refuse';

/** The decision at the foot: let in, ask back, refuse. Each goes to the sender by mail. */
export function RequestActs({ request }: { request: DealershipRequest }) {
  const t = useTexts('portalRequests');
  const g = useTexts('portalGroups');
  const f = useTexts('failure');
  const [open, setOpen] = useState<Open>();
  const [cityId, setCityId] = useState(request.placeId);
  const [group, setGroup] = useState<ChosenGroup>(null);
  const { id: requestId, company, places, person } = request;
  const params = { requestId };
  const approve = useChange(
    () => api.approveRequest({ params, body: { cityId, ...(group && { groupId: group.id }) } }),
    {
      stale: [requestsKey, ...groupsStale],
      onDone: ({ name }) => showToast({ text: t('approved', { name }) }),
      onFailed: (error) => showToast({ text: refusalText(error, f), isFailure: true }),
    },
  );
  const close = () => setOpen(undefined);
  const needsPlace = request.placeId === null && places.length > 0;
  return (
    <div className="mt-5 border-t border-line pt-4">
      {needsPlace && (
        <Select
          label={t('place')}
          hint={t('placeHint', { postcode: company.postcode })}
          placeholder={t('placeChoose')}
          className="mb-3 max-w-96"
          value={String(cityId ?? '')}
          options={places.map(({ id, name, district }) => ({ value: String(id), label: `${name} (${district})` }))}
          onChange={({ currentTarget }) => setCityId(currentTarget.value === '' ? null : Number(currentTarget.value))}
        />
      )}
      <div className="mb-3 max-w-96">
        <GroupChoice label={g('choice.label')} hint={g('choice.hint')} chosen={group} onChoose={setGroup} />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:flex-col max-md:items-stretch">
        <Button
          variant="accent"
          busy={approve.isPending}
          disabled={cityId === null || group === undefined}
          onClick={() => setOpen('approve')}
        >
          {t('approve')}
        </Button>
        <Button onClick={() => setOpen('ask')}>{t('ask')}</Button>
        <Button variant="danger" onClick={() => setOpen('refuse')}>
          {t('refuse')}
        </Button>
        <p className="min-w-0 text-xs text-text-2 md:flex-1 md:basis-52">
          {t(places.length === 0 ? 'noPlace' : 'onRecord')}
        </p>
      </div>
      {open === 'approve' && (
        <Confirm
          title={t('approveTitle', { name: company.name })}
          confirmLabel={t('approve')}
          onConfirm={() => approve.mutate(undefined)}
          onClose={close}
        >
          {t('approveText', { email: person.email })}
        </Confirm>
      )}
      {open === 'ask' && (
        <WordsDialog
          requestId={requestId}
          kind="ask"
          send={(text) => api.askRequester({ params, body: { text } })}
          name="text"
          onClose={close}
        />
      )}
      {open === 'refuse' && (
        <WordsDialog
          requestId={requestId}
          kind="refuse"
          send={(reasons) => api.refuseRequest({ params, body: { reasons } })}
          name="reasons"
          onClose={close}
        />
      )}
    </div>
  );
}
