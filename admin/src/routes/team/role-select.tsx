import type { Member } from '@kardan/contract/calls/admin/members';
import { type DealershipRole, dealershipRoles } from '@kardan/contract/values/accounts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** The role in its row. It shows what is stored: a change that was refused falls back. */
export function RoleSelect({ member, onChange }: { member: Member; onChange: (role: DealershipRole) => void }) {
  const t = useTexts('team');
  return (
    <select
      aria-label={t('roleOf', { name: member.displayName })}
      value={member.role}
      onChange={({ currentTarget }) => onChange(currentTarget.value as DealershipRole)}
      className="min-h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm hover:border-line-hover pointer-coarse:min-h-11"
    >
      {dealershipRoles.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </select>
  );
}
