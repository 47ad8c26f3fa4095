import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import { type ProviderRole, providerLimits } from '@kardan/contract/values/identity-provider';
import type { FormValues } from '#lib/form/form-values.ts';

/** The name of a field of a row of roles; its place in the body, so that refusals find it. */
export function roleField(place: number, field: 'value' | 'role' | 'dealershipId'): string {
  return `roles.${place}.${field}`;
}

/** What the form says, as the API takes it. */
export function providerFrom(value: FormValues) {
  const secret = value('clientSecret');
  return {
    issuer: value('issuer'),
    clientId: value('clientId'),
    ...(secret !== '' && { clientSecret: secret }),
    domains: value('domains')
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^@/, ''))
      .filter(Boolean),
    roleClaim: value('roleClaim'),
    roles: rolesFrom(value),
  };
}

function rolesFrom(value: FormValues) {
  const places = Array.from({ length: providerLimits.roles }, (_, place) => place);
  return places
    .filter((place) => value(roleField(place, 'role')) !== '')
    .map((place) => {
      const role = value(roleField(place, 'role')) as ProviderRole;
      const told = { value: value(roleField(place, 'value')) };
      if (role.startsWith('group-')) return { ...told, role: role as GroupRole, dealershipId: null };
      const dealership = value(roleField(place, 'dealershipId'));
      return { ...told, role: role as DealershipRole, dealershipId: dealership === '' ? null : Number(dealership) };
    });
}
