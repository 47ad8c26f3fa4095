import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

export type WantedCar = Awaited<ReturnType<typeof loadCarsOnOffer>>[number];

/** Cars on offer that searches are drawn from: people look for what there is. The same ones for the same seed. */
export async function loadCarsOnOffer(db: Database, count: number) {
  return db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .innerJoin('model', 'model.id', 'listing.modelId')
    .select([
      'listing.id',
      'make.slug as make',
      'model.slug as model',
      'listing.category',
      'listing.priceEur',
      'listing.mileageKm',
      'listing.firstRegistration',
      'listing.fuel',
      'listing.gearbox',
      'listing.body',
      'listing.drive',
      'listing.powerKw',
      'listing.colour',
    ])
    .where('listing.state', '=', 'active')
    .orderBy(sql`hashint8(listing.id)`)
    .limit(count)
    .execute();
}

/** Postcodes by inhabitants. */
export async function loadInhabitants(db: Database): Promise<[postcode: string, inhabitants: number][]> {
  const { rows } = await sql<{ postcode: string; inhabitants: number }>`
    select postcode, sum(population)::int as inhabitants from city where population > 0 group by postcode
    order by postcode`.execute(db);
  return rows.map(({ postcode, inhabitants }) => [postcode, inhabitants]);
}

/** Slugs of federal states by inhabitants. */
export async function loadRegions(db: Database): Promise<[slug: string, inhabitants: number][]> {
  const { rows } = await sql<{ slug: string; inhabitants: number }>`
    select region.slug, sum(city.population)::int as inhabitants
    from city join district on district.id = district_id join region on region.id = region_id
    group by region.slug order by region.slug`.execute(db);
  return rows.map(({ slug, inhabitants }) => [slug, inhabitants]);
}
