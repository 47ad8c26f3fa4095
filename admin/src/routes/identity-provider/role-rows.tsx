import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { type ProviderRole, providerLimits, providerRoles } from '@kardan/contract/values/identity-provider';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { useState } from 'react';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { roleField } from './provider-from.ts';

type Role = IdentityProvider['roles'][number];
interface Row {
  key: number;
  value: string;
  role: ProviderRole;
  dealershipId: number | null;
}

interface Props {
  roles: readonly Role[];
  dealerships: readonly { id: number; name: string }[];
}

const empty = { value: '', role: 'dealer-staff', dealershipId: null } as const;

/** Which value of the claim gives which role, and where. */
export function RoleRows({ roles, dealerships }: Props) {
  const t = useTexts('identityProvider');
  const [rows, setRows] = useState<Row[]>(() =>
    (roles.length > 0 ? roles : [{ ...empty, role: 'group-owner' } as Role]).map((role, key) => ({ ...role, key })),
  );
  const add = () => setRows([...rows, { ...empty, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
  return (
    <>
      <ol className="grid gap-4">
        {rows.map((row, place) => (
          <li key={row.key}>
            <RoleRow
              row={row}
              place={place}
              dealerships={dealerships}
              {...(rows.length > 1 && { onRemove: () => setRows(rows.filter(({ key }) => key !== row.key)) })}
            />
          </li>
        ))}
      </ol>
      {rows.length < providerLimits.roles && (
        <Button icon="plus" className="mt-4" onClick={add}>
          {t('addRole')}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  row: Row;
  place: number;
  dealerships: Props['dealerships'];
  onRemove?: () => void;
}

function RoleRow({ row, place, dealerships, onRemove }: RowProps) {
  const t = useTexts('identityProvider');
  const s = useTexts('shell');
  const [role, setRole] = useState<ProviderRole>(row.role);
  const isOfGroup = role.startsWith('group-');
  const number = place + 1;
  return (
    <fieldset className="grid items-start gap-2 md:grid-cols-[1fr_1fr_1fr_2.75rem]">
      <legend className="sr-only">{t('row', { number })}</legend>
      <TextField
        name={roleField(place, 'value')}
        label={t('value')}
        required
        maxLength={providerLimits.value}
        defaultValue={row.value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        name={roleField(place, 'role')}
        label={t('role')}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as ProviderRole)}
        options={providerRoles.map((value) => ({ value, label: s(`role.${value}`) }))}
      />
      {isOfGroup ? (
        <p className="flex min-h-13 items-center px-3 text-sm text-text-2">{t('inGroup')}</p>
      ) : (
        <SelectField
          name={roleField(place, 'dealershipId')}
          label={t('where')}
          defaultValue={row.dealershipId ?? ''}
          placeholder={t('everywhere')}
          options={dealerships.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {onRemove && (
        <IconButton icon="trash-2" label={t('removeRole', { number })} onClick={onRemove} className="md:mt-1" />
      )}
    </fieldset>
  );
}
