import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { Team, TeamMember, TeamRole } from '#domain/team/team.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  roles: Team['roles'];
  member: TeamMember;
  disabled: boolean;
  /** A change is on its way, of this or another member: the next one waits for it. */
  isSending: boolean;
  /** The role that it is changed to, where it is this member's. */
  sent: TeamRole | undefined;
  onChange: (role: TeamRole) => void;
}

/** The role in its row. It shows what is stored or on its way: a change that was refused falls back. */
export function RoleSelect({ roles, member, disabled, isSending, sent, onChange }: Props) {
  const t = useTexts('team');
  const isBusy = isSending && sent !== undefined;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <select
        aria-label={t('roleOf', { name: member.displayName })}
        value={isBusy ? sent : member.role}
        disabled={disabled}
        aria-busy={isBusy || undefined}
        aria-disabled={isSending || undefined}
        onChange={({ currentTarget }) => {
          if (!isSending) onChange(currentTarget.value as TeamRole);
        }}
        className="min-h-9 min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-sm hover:border-line-hover disabled:cursor-not-allowed disabled:text-text-3 aria-disabled:text-text-3 pointer-coarse:min-h-11"
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </select>
      {isBusy && <Icon name="loader-circle" className="animate-spin text-text-3 motion-reduce:animate-none" />}
    </span>
  );
}
