import type { Insertable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { DealershipRequest } from '../../../db/schema.gen.ts';

/** Inserts an open request with whatever the test says otherwise; gives its id. */
export async function buildRequest(
  db: Database,
  overrides: Partial<Insertable<DealershipRequest>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('dealershipRequest')
    .values({
      personName: 'Karin Zirngast',
      email: 'k.zirngast@autowelt.example',
      phone: '+43 3852 12345',
      language: 'de-AT',
      name: 'Autowelt Zirngast',
      legalName: 'Autowelt Zirngast GmbH',
      legalForm: 'gmbh',
      street: 'Mürzgasse 4',
      postcode: '8680',
      city: 'Mürzzuschlag',
      carCount: 60,
      feedFormat: 'none',
      termsVersion: '2026-11',
      processingContractVersion: '2026-11',
      dueOn: '2026-11-23',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
