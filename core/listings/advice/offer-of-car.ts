import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { Offer } from '../../pricing/rate-offer.ts';
import type { FoundVehicle } from '../editing/find-vehicle.ts';

/** A car as the market is asked about it; undefined while too little is known of it. */
export function offerOfCar(
  listingId: number,
  fields: EditableFields,
  { make, model, version }: FoundVehicle,
  priceEur: number,
): Offer | undefined {
  const { category, body, fuel, gearbox, powerKw, mileageKm, firstRegistration } = fields;
  if (!make || !model || !category || !body || !fuel || !gearbox || powerKw === null) return undefined;
  if (mileageKm === null || (firstRegistration === null && category !== 'new')) return undefined;
  return {
    id: listingId,
    priceEur,
    makeId: make.id,
    modelId: model.id,
    make: make.name,
    model: model.name,
    generation: null,
    generationId: version?.generationId ?? null,
    newPriceEur: version?.priceNewEur ?? null,
    category,
    body,
    fuel,
    gearbox,
    drive: fields.drive,
    powerKw,
    mileageKm,
    firstRegistration: firstRegistration && `${firstRegistration}-01`,
    accidentFree: fields.accidentFree,
    novaIncluded: fields.novaIncluded ?? true,
    equipment: (fields.equipment ?? []).join(' '),
  };
}
