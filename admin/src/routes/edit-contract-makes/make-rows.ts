import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { ContractMakesInput } from '@kardan/contract/calls/admin/profile-fields';

/** A make with what the dealership may do with it by contract. */
export type MakeRow = OwnProfile['contractMakes'][number];

export function sortedByName(rows: readonly MakeRow[]): MakeRow[] {
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'de-AT'));
}

/** As the API takes it; a make without either kind is none. */
export function contractsOf(rows: readonly MakeRow[]): ContractMakesInput {
  const idsOf = (kind: 'sales' | 'service') => rows.filter((row) => row[kind]).map(({ id }) => id);
  return { sales: idsOf('sales'), service: idsOf('service') };
}
