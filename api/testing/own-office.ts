import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { LegalInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import type { TestApp } from './test-app.ts';
import { staffRights } from './test-tokens.ts';

interface Office {
  id: number;
  params: { dealershipId: string };
  owner: Client<Calls>;
  staff: Client<Calls>;
  profile: () => Promise<OwnProfile>;
}

/** A dealership with somebody who owns it and somebody who works there, as they call the API. */
export async function buildOffice(
  running: TestApp,
  overrides: Parameters<typeof buildDealership>[1] = {},
  agreed: { agreed?: boolean } = {},
): Promise<Office> {
  const { id } = await buildDealership(running.database.db, overrides, agreed);
  const clientOf = async (role: 'dealer-owner' | 'dealer-staff') => {
    const token = await running.tokenWith(staffRights(id, role));
    return createClient({ host: running.host, credentials: async () => token });
  };
  const [owner, staff] = await Promise.all([clientOf('dealer-owner'), clientOf('dealer-staff')]);
  const params = { dealershipId: String(id) };
  return { id, params, owner, staff, profile: () => owner.ownProfile({ params }) };
}

export const legalInput: LegalInput = {
  legalName: 'Lechner GmbH',
  legalForm: 'gmbh',
  seat: 'Graz',
  companyRegisterNumber: '123456a',
  companyRegisterCourt: 'Landesgericht für Zivilrechtssachen Graz',
  vatId: 'ATU12345678',
  gisaNumber: '12345678',
  tradeAuthority: 'Magistrat Graz',
  chamber: 'Wirtschaftskammer Steiermark',
  rulesUrl: 'https://www.ris.bka.gv.at',
  managingPersons: ['Anna Lechner'],
};

/** What was done in a dealership, as its history keeps it. */
export function actsOf(running: TestApp, dealershipId: number) {
  return running.database.db
    .selectFrom('auditEntry')
    .select(['action', 'before', 'after'])
    .where('dealershipId', '=', dealershipId)
    .orderBy('at')
    .execute();
}
