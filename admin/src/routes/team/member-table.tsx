import type { Member } from '@kardan/contract/calls/admin/members';
import type { DealershipRole } from '@kardan/contract/values/accounts';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { initialsOf } from '#domain/account/initials.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { membersQuery } from '#domain/dealership/members.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { RoleSelect } from './role-select.tsx';

/** People by name, each with a role that is changed in place. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const t = useTexts('team');
  const c = useTexts('common');
  const locale = useLocale();
  const dealership = useDealership();
  const { slug } = dealership;
  const isFixed = !isChangeable(dealership);
  const [leaving, setLeaving] = useState<Member>();
  // What is done here is told by the history.
  const stale = [membersQuery(slug).queryKey, ['history', slug]];
  const paramsOf = ({ id: memberId }: Member) => ({ dealershipId: slug, memberId });

  const change = useChange(
    ({ member, role }: { member: Member; role: DealershipRole }) =>
      api.changeMember({ params: paramsOf(member), body: { role } }),
    { stale },
  );
  const changeRole = (member: Member, role: DealershipRole) =>
    change.mutate(
      { member, role },
      {
        onSuccess: () =>
          showToast({
            text: t('roleChanged', { name: member.displayName, role: t(`role.${role}`) }),
            undo: { label: c('undo'), run: () => change.mutate({ member, role: member.role }) },
          }),
      },
    );
  // Asked first and sent at once: it may take a fresh sign-in, and whoever left the page before that would have removed nobody.
  const remove = useChange((member: Member) => api.removeMember({ params: paramsOf(member) }), {
    stale,
    onDone: (_, { state, displayName: name }) =>
      showToast({ text: t(state === 'invited' ? 'withdrawn' : 'removed', { name }) }),
  });

  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
      <Table
        caption={t('caption')}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          { id: 'person', header: t('person'), main: true, cell: (member) => <Person member={member} /> },
          {
            id: 'role',
            header: t('role'),
            cell: (member) => (
              <RoleSelect
                member={member}
                disabled={isFixed}
                isSending={change.isPending}
                sent={change.variables?.member.id === member.id ? change.variables.role : undefined}
                onChange={(role) => changeRole(member, role)}
              />
            ),
          },
          { id: 'state', header: t('state'), cell: (member) => <State member={member} /> },
          {
            id: 'last-seen',
            header: t('lastSeen'),
            cell: ({ lastSeenOn }) => (lastSeenOn ? formatDay(lastSeenOn, locale) : t('never')),
          },
          {
            id: 'actions',
            header: t('actions'),
            cell: (member) => (
              <IconButton
                icon="trash-2"
                disabled={isFixed}
                label={t('remove', { name: member.displayName })}
                onClick={() => setLeaving(member)}
              />
            ),
          },
        ]}
      />
      {leaving && (
        <Confirm
          title={t(leaving.state === 'invited' ? 'withdraw.title' : 'remove.title', { name: leaving.displayName })}
          confirmLabel={t(leaving.state === 'invited' ? 'withdraw.act' : 'remove.act')}
          onConfirm={() => remove.mutate(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {t(leaving.state === 'invited' ? 'withdraw.text' : 'remove.text')}
        </Confirm>
      )}
    </div>
  );
}

function Person({ member: { displayName, email, isSelf } }: { member: Member }) {
  const t = useTexts('team');
  return (
    <div className="flex items-center gap-3 py-1">
      <span
        aria-hidden="true"
        className="wide-sm grid size-9 shrink-0 place-items-center rounded-full bg-surface-3 text-2xs font-bold"
      >
        {initialsOf(displayName)}
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-semi">
          {displayName}
          {isSelf && <Badge tone="accent">{t('you')}</Badge>}
        </span>
        <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">{email}</span>
      </span>
    </div>
  );
}

function State({ member: { state, invitedAt } }: { member: Member }) {
  const t = useTexts('team');
  const locale = useLocale();
  const text = t(`state.${state}`, { day: formatDay(invitedAt, locale) });
  if (state === 'locked') return <Badge tone="alert">{text}</Badge>;
  return text;
}
