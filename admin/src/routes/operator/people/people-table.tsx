import type { PortalPerson } from '@kardan/contract/calls/operator/people';
import type { PortalRight } from '@kardan/contract/values/portal';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { initialsOf } from '#domain/account/initials.ts';
import { portalPeopleQuery } from '#domain/portal/people.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const stale = [portalPeopleQuery.queryKey];

/** People by name, each with their rights, which can be taken, and the invitation that they have not answered. */
export function PeopleTable({ people }: { people: readonly PortalPerson[] }) {
  const t = useTexts('portalPeople');
  const locale = useLocale();
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
      <Table
        caption={t('title')}
        rows={people}
        keyOf={({ accountId }) => accountId}
        columns={[
          { id: 'person', header: t('person'), main: true, cell: (person) => <Person person={person} /> },
          { id: 'rights', header: t('rights'), cell: (person) => <Rights person={person} /> },
          { id: 'state', header: t('state'), cell: (person) => <State person={person} /> },
          {
            id: 'last-seen',
            header: t('lastSeen'),
            cell: ({ lastSeenOn }) => (lastSeenOn ? formatDay(lastSeenOn, locale) : t('never')),
          },
          { id: 'acts', header: t('acts'), cell: (person) => <Acts person={person} /> },
        ]}
      />
    </div>
  );
}

function Person({ person: { name, email, isSelf } }: { person: PortalPerson }) {
  const t = useTexts('portalPeople');
  return (
    <div className="flex items-center gap-3 py-1">
      <span
        aria-hidden="true"
        className="wide-sm grid size-9 shrink-0 place-items-center rounded-full bg-surface-3 text-2xs font-bold"
      >
        {initialsOf(name)}
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-semi">
          {name}
          {isSelf && <Badge tone="accent">{t('you')}</Badge>}
        </span>
        <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">{email}</span>
      </span>
    </div>
  );
}

function Rights({ person: { rights } }: { person: PortalPerson }) {
  const t = useTexts('portalPeople');
  return rights.map((right) => t(`right.${right}`)).join(', ');
}

/** An operator without a second factor can do nothing yet. */
function State({ person: { state, invitedUntil, rights, hasSecondFactor } }: { person: PortalPerson }) {
  const t = useTexts('portalPeople');
  const locale = useLocale();
  if (state === 'locked') return <Badge tone="alert">{t('state.locked')}</Badge>;
  if (state === 'invited')
    return invitedUntil ? (
      t('state.invited', { day: formatDay(invitedUntil, locale) })
    ) : (
      <Badge tone="alert">{t('state.expired')}</Badge>
    );
  if (rights.includes('operator') && !hasSecondFactor) return <Badge tone="alert">{t('state.noFactor')}</Badge>;
  return t('state.active');
}

function Acts({ person }: { person: PortalPerson }) {
  const t = useTexts('portalPeople');
  const [taken, setTaken] = useState<PortalRight>();
  const { accountId, name, email, state, rights, isSelf } = person;
  const resend = useChange(() => api.resendPortalInvitation({ params: { accountId: String(accountId) } }), {
    stale,
    onDone: () => showToast({ text: t('invite.sent', { email }) }),
  });
  const take = useChange(
    (right: PortalRight) => api.takePortalRight({ params: { accountId: String(accountId), right } }),
    {
      stale,
      onDone: (_, right) => showToast({ text: t('taken', { name, right: t(`right.${right}`) }) }),
    },
  );
  const takeable = rights.filter((right) => !(isSelf && right === 'operator'));
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'invited' && (
        <Button
          size="sm"
          icon="send"
          busy={resend.isPending}
          aria-label={t('resendTo', { name })}
          onClick={() => resend.mutate(undefined)}
        >
          {t('resend')}
        </Button>
      )}
      {takeable.map((right) => (
        <Button
          key={right}
          size="sm"
          aria-label={t('takeFrom', { name, right: t(`right.${right}`) })}
          onClick={() => setTaken(right)}
        >
          {t('take', { right: t(`right.${right}`) })}
        </Button>
      ))}
      {taken && (
        <Confirm
          title={t('take.title', { name })}
          confirmLabel={t('take.confirm')}
          onConfirm={() => take.mutate(taken)}
          onClose={() => setTaken(undefined)}
        >
          {t('take.text', { name, right: t(`right.${taken}`) })}
        </Confirm>
      )}
    </span>
  );
}
