import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';

/** Names of makes (`bmw`) and models (`volkswagen/golf`), by what a search calls them. */
export async function loadVehicleNames(db: Database, vehicles: string[]): Promise<Map<string, string>> {
  const makes = await db
    .selectFrom('make')
    .select(['slug', 'name'])
    .where(
      'slug',
      'in',
      vehicles.map((vehicle) => vehicle.split('/')[0] as string),
    )
    .execute();
  const models = await db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['make.slug as makeSlug', 'make.name as makeName', 'model.slug', 'model.name'])
    .where((row) =>
      row.or(
        vehicles.map((vehicle) => {
          const [make = '', model = ''] = vehicle.split('/');
          return row.and([row('make.slug', '=', make), row('model.slug', '=', model)]);
        }),
      ),
    )
    .execute();
  return new Map([
    ...makes.map(({ slug, name }): [string, string] => [slug, name]),
    ...models.map(({ makeSlug, makeName, slug, name }): [string, string] => [
      `${makeSlug}/${slug}`,
      `${makeName} ${name}`,
    ]),
  ]);
}

/** Names by slug, of federal states, districts or dealerships. */
export async function loadNames(
  db: Database,
  of: 'region' | 'district' | 'dealership',
  slugs: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (of === 'region') {
    const regions = await db
      .selectFrom('region')
      .select(['slug', 'name', 'nameEn'])
      .where('slug', 'in', slugs)
      .execute();
    return new Map(regions.map(({ slug, name, nameEn }) => [slug, language === 'en' ? nameEn : name]));
  }
  const rows = await db.selectFrom(of).select(['slug', 'name']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** The first place with this postcode, as everything else takes it. */
export function loadPlace(db: Database, postcode: string) {
  return db
    .selectFrom('city')
    .select(['name', 'latitude', 'longitude'])
    .where('postcode', '=', postcode)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
