import type { ContractKind } from '@kardan/contract/calls/dealerships/dealership-search';
import type { OpeningHours } from '@kardan/contract/opening-hours/opening-hours';
import { dealershipServices, spokenLanguages } from '@kardan/contract/values/dealership';
import type { Database } from '../../../db/database.ts';
import { chunk } from '../../../kernel/chunk.ts';

/** A dealership as the plain search reads it. */
export interface DirectoryRow {
  id: number;
  state: 'active' | 'suspended';
  name: string;
  city: string;
  district: string;
  region: string;
  latitude: number;
  longitude: number;
  services: string[];
  languages: string[];
  makes: { slug: string; kind: ContractKind }[];
  hours: OpeningHours[];
}

const firstWords = ['Autohaus', 'Auto', 'KFZ-Technik', 'Autozentrum', 'Gebrüder', 'Car Center'];
const families = [
  'Müller',
  'Mueller',
  'Muller',
  'Mühlbauer',
  'Maier',
  'Mayer',
  'Meier',
  'Gruber',
  'Huber',
  'Hübner',
  'Groß',
  'Gross',
  'Böhm',
  'Oberschwaiger',
  'Oberschweiger',
  'D’Angelo',
  'Žižek',
  'O%Neill',
  'Auto_Plus',
  'Ähren & Söhne',
];
const hourPatterns: [opens: string, closes: string][][] = [
  [],
  [['08:00', '18:00']],
  [
    ['08:00', '12:00'],
    ['13:00', '17:30'],
  ],
  [['00:00', '23:59']],
  [['10:15', '22:45']],
];

/** Numbers that come again in every run. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => next() < share);
  return { next, pick, some };
}

/** Fills a database with so many dealerships all over the country, some of them not public, and tells what it wrote. */
export async function fillDirectory(
  db: Database,
  count: number,
  familyNames: readonly string[] = families,
): Promise<DirectoryRow[]> {
  const { next, pick, some } = dice(7);
  const cities = await db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .select(['city.id', 'city.name', 'city.latitude', 'city.longitude', 'district.slug as district'])
    .select('region.slug as region')
    .orderBy('city.id')
    .execute();
  const makes = await db.selectFrom('make').select(['id', 'slug']).orderBy('id').limit(12).execute();
  const rows = Array.from({ length: count }, (_, index) => {
    const city = pick(cities);
    const hours = Array.from({ length: 7 }, (_unused, day) =>
      pick(hourPatterns).map(([opens, closes]) => ({ weekday: day + 1, opens, closes })),
    ).flat();
    return {
      id: index + 1,
      cityId: city.id,
      state: next() < 0.9 ? ('active' as const) : ('suspended' as const),
      name: `${pick(firstWords)} ${pick(familyNames)}${next() < 0.2 ? ` ${city.name}` : ''}`,
      city: city.name,
      district: city.district,
      region: city.region,
      latitude: city.latitude + (next() - 0.5) / 50,
      longitude: city.longitude + (next() - 0.5) / 50,
      services: some(dealershipServices, 0.5),
      languages: ['de', ...some(spokenLanguages.slice(1), 0.15)],
      contracts: some(makes, 0.12).flatMap((make) =>
        some(['sales', 'service'] as const, 0.7).map((kind) => ({ ...make, kind })),
      ),
      hours,
    };
  });
  await insertRows(db, rows);
  return rows.map(({ contracts, cityId: _, ...row }) => ({
    ...row,
    makes: contracts.map(({ slug, kind }) => ({ slug, kind })),
  }));
}

type Drawn = Omit<DirectoryRow, 'makes'> & {
  cityId: number;
  contracts: { id: number; slug: string; kind: ContractKind }[];
};

/** A statement takes 65,535 values at most. */
const rowsPerStatement = 2_000;

async function insertRows(db: Database, rows: Drawn[]): Promise<void> {
  for (const some of chunk(rows, rowsPerStatement)) await insertDealerships(db, some);
  const contracts = rows.flatMap((row) =>
    row.contracts.map(({ id, kind }) => ({ dealershipId: row.id, makeId: id, kind })),
  );
  for (const some of chunk(contracts, rowsPerStatement)) await db.insertInto('dealershipMake').values(some).execute();
  const hours = rows.flatMap((row) => row.hours.map((each) => ({ dealershipId: row.id, ...each })));
  for (const some of chunk(hours, rowsPerStatement)) {
    await db.insertInto('dealershipOpeningHours').values(some).execute();
  }
}

async function insertDealerships(db: Database, rows: Drawn[]): Promise<void> {
  await db
    .insertInto('dealership')
    .values(
      rows.map(({ id, cityId, state, name, latitude, longitude, services, languages }) => ({
        ...{ id, cityId, state, name, latitude, longitude, services, languages },
        slug: `betrieb-${id}`,
        legalName: `${name} GmbH`,
        street: `Hauptstraße ${id}`,
        email: `office@betrieb-${id}.example`,
      })),
    )
    .execute();
}
