import { randomBytes } from 'node:crypto';
import { agreementKinds, firstAgreementVersion } from '@kardan/contract/values/dealership-profile';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Dealership } from '../db/schema.gen.ts';

/** What the law wants to be told of a trader who stands in no register. */
const completeImprint = {
  legalForm: 'sole-trader',
  seat: 'Wien',
  gisaNumber: '01234567',
  tradeAuthority: 'Magistratisches Bezirksamt für den 1. Bezirk',
  chamber: 'Wirtschaftskammer Wien, Fachgruppe Fahrzeughandel',
  rulesUrl: 'https://www.ris.bka.gv.at',
  managingPersons: ['Anna Muster'],
};

/**
 * Inserts an active dealership at the first place of the reference data that may go public, with whatever the test says
 * otherwise.
 */
export async function buildDealership(
  db: Database | Tx,
  overrides: Partial<Insertable<Dealership>> = {},
  { agreed = true }: { agreed?: boolean } = {},
): Promise<Selectable<Dealership>> {
  const city = await db
    .selectFrom('city')
    .select(['id', 'latitude', 'longitude'])
    .$if(overrides.cityId !== undefined, (query) => query.where('id', '=', overrides.cityId ?? 0))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const slug = overrides.slug ?? `autohaus-${randomBytes(6).toString('hex')}`;
  const dealership = await db
    .insertInto('dealership')
    .values({
      state: 'active',
      name: `Autohaus ${slug}`,
      legalName: `Autohaus ${slug} GmbH`,
      street: 'Hauptstraße 1',
      email: `office@${slug}.example`,
      cityId: city.id,
      latitude: city.latitude,
      longitude: city.longitude,
      ...completeImprint,
      ...overrides,
      slug,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (agreed) await buildAgreements(db, dealership.id);
  return dealership;
}

/** Has a dealership accept whatever is to be accepted now. */
export async function buildAgreements(db: Database | Tx, dealershipId: number): Promise<void> {
  const accepted = agreementKinds.map((kind) => ({
    kind,
    version: firstAgreementVersion,
    acceptedBy: 'Anna Muster',
  }));
  await db
    .insertInto('agreement')
    .values(accepted.map((agreement) => ({ dealershipId, ...agreement })))
    .execute();
}
