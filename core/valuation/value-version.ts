import type { ValuationQuery, ValuedVersion } from '@kardan/contract/calls/listings/valuation';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { InvalidRequest, NotFound } from '../kernel/errors.ts';
import { expectVersionValue } from '../pricing/expect-version-value.ts';
import { makeOfPage, modelOfPage, nameOf } from '../showcase/find-vehicle.ts';
import { type CatalogueServices, catalogueOf } from '../vehicles/catalogue/catalogue-of.ts';
import { versionDetail } from '../vehicles/catalogue/present-version.ts';

/** A version's data, and what a sound car of it is worth at an age and mileage. */
export async function valueVersion(
  services: CatalogueServices,
  asked: ValuationQuery,
  now = new Date(),
): Promise<ValuedVersion> {
  const make = await makeOfPage(services, asked.make);
  const model = await modelOfPage(services, make, asked.model);
  const provider = catalogueOf(services);
  const catalogue = await provider.readModel(model.id);
  const version = catalogue.versions.find(({ slug }) => slug === asked.version);
  if (!version) throw new NotFound('version');
  const ageMonths = monthOf(viennaDay(now)) - monthOf(asked.firstRegistration);
  if (ageMonths < 0) {
    throw new InvalidRequest([{ path: ['firstRegistration'], code: 'in-the-future', message: 'not yet registered' }]);
  }
  const { mileageKm } = asked;
  const { generationId, priceNewEur, body, fuel, gearbox, drive, powerKw } = version;
  const car = { body, fuel, gearbox, drive, powerKw, generationId: generationId ?? 0, newPriceEur: priceNewEur };
  const known = { ...car, makeId: make.id, modelId: model.id, ageMonths, mileageKm };
  return {
    provider: provider.name,
    make: nameOf(make),
    model: nameOf(model),
    version: versionDetail(version, catalogue),
    ageMonths,
    mileageKm,
    valuation: await expectVersionValue(services.db, known),
    asOf: now.toISOString(),
  };
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
