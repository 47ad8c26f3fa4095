import type { Member } from '@kardan/contract/calls/admin/members';
import { type DealershipRole, dealershipRoles } from '@kardan/contract/values/accounts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  member: Member;
  disabled: boolean;
  onChange: (role: DealershipRole) => void;
}

/** The role in its row. It shows what is stored: a change that was refused falls back. */
export function RoleSelect({ member, disabled, onChange }: Props) {
  const t = useTexts('team');
  return (
    <select
      aria-label={t('roleOf', { name: member.displayName })}
      value={member.role}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value as DealershipRole)}
      className="min-h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm hover:border-line-hover disabled:cursor-not-allowed disabled:text-text-3 pointer-coarse:min-h-11"
    >
      {dealershipRoles.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </select>
  );
}
