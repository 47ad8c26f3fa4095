import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { initialsOf } from '#domain/account/initials.ts';
import { homePath } from '#domain/addresses.ts';
import type { Team, TeamMember, TeamRole } from '#domain/team/team.ts';
import { useChange } from '#lib/api/use-change.ts';
import { refusalText } from '#lib/failure/failure-text.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { RoleSelect } from './role-select.tsx';

interface Props {
  team: Team;
  members: readonly TeamMember[];
  /** Nothing can be changed now, as in a suspended dealership. */
  isFixed?: boolean;
}

/** People by name, each with a role that is changed in place. */
export function MemberTable({ team, members, isFixed = false }: Props) {
  const t = useTexts('team');
  const c = useTexts('common');
  const f = useTexts('failure');
  const locale = useLocale();
  const { kind: teamKind, name: teamName, roles, stale } = team;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ member: TeamMember; kind: Question }>();
  const stepsDown = ({ state, isSelf, role: before }: TeamMember, role: TeamRole) =>
    // Which they cannot undo by themselves.
    isSelf && state !== 'invited' && before === roles[0] && role !== before;

  const change = useChange(({ member, role }: { member: TeamMember; role: TeamRole }) => team.change(member.id, role), {
    stale,
    onDone: (_, { member, role }) => {
      if (!stepsDown(member, role)) return;
      showToast({ text: t(`${teamKind}.steppedDown`) });
      void navigate({ href: team.lowerHome });
    },
  });
  const changeRole = (member: TeamMember, role: TeamRole) => {
    if (stepsDown(member, role)) return setAsked({ member, kind: 'stepDown' });
    change.mutate(
      { member, role },
      {
        onSuccess: () =>
          showToast({
            text: t(`${teamKind}.roleChanged`, { name: member.displayName, role: t(`role.${role}`) }),
            undo: { label: c('undo'), run: () => change.mutate({ member, role: member.role }) },
          }),
      },
    );
  };
  // Asked first and sent at once: it may take a fresh sign-in, and whoever left the page before that would have removed nobody.
  const remove = useChange((member: TeamMember) => team.remove(member.id), {
    stale,
    onDone: (_, member) => {
      const done = { remove: 'removed', withdraw: 'withdrawn', leave: 'left' } as const;
      const kind = removalOf(member);
      showToast({ text: t(done[kind], { name: member.displayName, team: teamName }) });
      if (kind === 'leave') void navigate({ href: homePath });
    },
  });
  // In the language that they were invited in, which is not told: it would tell whether there is an account.
  const resend = useChange(({ email, displayName, role }: TeamMember) => team.invite({ email, displayName, role }), {
    stale,
    onDone: (_, { email }) => showToast({ text: t('invite.sent', { email }) }),
    onFailed: (error) => showToast({ text: refusalText(error, f), isFailure: true }),
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
                roles={roles}
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
              <span className="flex flex-wrap items-center gap-2">
                <IconButton
                  icon="trash-2"
                  disabled={isFixed}
                  label={t('remove', { name: member.displayName })}
                  onClick={() => setAsked({ member, kind: removalOf(member) })}
                />
                {member.state === 'invited' && !isFixed && (
                  <Button
                    size="sm"
                    icon="send"
                    className="max-md:whitespace-normal"
                    busy={resend.isPending && resend.variables?.id === member.id}
                    aria-label={t('resendTo', { name: member.displayName })}
                    onClick={() => resend.mutate(member)}
                  >
                    {t('resend')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {asked && (
        <Confirm
          title={t(`${asked.kind}.title`, { name: asked.member.displayName })}
          confirmLabel={t(asked.kind === 'stepDown' ? `${teamKind}.stepDown.act` : `${asked.kind}.act`)}
          onConfirm={() =>
            asked.kind === 'stepDown'
              ? change.mutate({ member: asked.member, role: roles[1] })
              : remove.mutate(asked.member)
          }
          onClose={() => setAsked(undefined)}
        >
          {t(`${teamKind}.${asked.kind}.text`, { team: teamName })}
        </Confirm>
      )}
    </div>
  );
}

type Removal = 'remove' | 'withdraw' | 'leave';
type Question = Removal | 'stepDown';

function removalOf({ state, isSelf }: TeamMember): Removal {
  if (state === 'invited') return 'withdraw';
  return isSelf ? 'leave' : 'remove';
}

function Person({ member: { displayName, email, isSelf } }: { member: TeamMember }) {
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

function State({ member: { state, invitedUntil } }: { member: TeamMember }) {
  const t = useTexts('team');
  const locale = useLocale();
  if (state === 'locked') return <Badge tone="alert">{t('state.locked')}</Badge>;
  if (state === 'active') return t('state.active');
  if (!invitedUntil) return <Badge tone="alert">{t('state.expired')}</Badge>;
  return t('state.invited', { day: formatDay(invitedUntil, locale) });
}
