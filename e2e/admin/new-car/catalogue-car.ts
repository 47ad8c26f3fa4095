import { inDatabase } from '../../data/in-database.ts';
import type { Certificate } from './certificate.ts';

const nationalCode = '187204';

/** A car of the catalogue's most common version with a combustion engine, which then bears a national code; and its paper. */
export async function catalogueCar(): Promise<Certificate & { make: string; version: string }> {
  const version = await inDatabase(async (db) => {
    const found = await db
      .selectFrom('version')
      .innerJoin('model', 'model.id', 'version.modelId')
      .innerJoin('make', 'make.id', 'model.makeId')
      .select(['version.id', 'version.name as version', 'model.name as model', 'make.name as make'])
      .select(['version.powerKw', 'version.displacementCcm', 'version.co2GPerKm', 'version.kerbWeightKg'])
      .where('version.fuel', '=', 'diesel')
      .where('version.displacementCcm', 'is not', null)
      .where('version.builtFrom', '<=', 2020)
      .orderBy('version.popularity', 'desc')
      .orderBy('version.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.updateTable('version').set({ nationalCode }).where('id', '=', found.id).execute();
    return found;
  });
  const serial = String(Math.floor(Math.random() * 90_000) + 10_000);
  return {
    ...version,
    nationalCode,
    firstRegistration: '16.06.2020',
    vin: `WF0PXXGCHPLK${serial}`,
    seats: 5,
    kerbWeightKg: version.kerbWeightKg ?? 1_415,
    displacementCcm: version.displacementCcm ?? 1_499,
    fuel: 'DIESEL',
    co2GPerKm: version.co2GPerKm ?? 119,
    colour: 'ROT',
  };
}
