import { randomUUID } from 'node:crypto';
import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { completeCar } from '@kardan/core/testing/complete-car';
import { visitorAt } from '../../../people/visitor.ts';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { untilThere } from './until-there.ts';

/** The dealership offers a car for each list of the site, a new one of the make that operators have added among them. */
export async function offerEveryKind(scene: Scene, cast: Cast, version: string): Promise<void> {
  const { owner, dealership, tag } = cast;
  await untilMakeIsKnown(scene, cast);
  const { firstRegistration: _, ...neverRegistered } = completeCar;
  const figures = { consumptionL: 5, co2GPerKm: 120, consumptionNorm: 'wltp' } as const;
  const battery = { batteryHealth: 91, batteryHealthDate: '2026-05-01' };
  const cars: SomeEditableFields[] = [
    {
      ...{ ...neverRegistered, ...figures, category: 'new', mileageKm: 10 },
      ...{ make: `marke-${tag}`, model: `modell-${tag}`, version },
    },
    { ...completeCar, category: 'old-timer', firstRegistration: '1985-04' },
    { ...completeCar, category: 'one-year' },
    { ...completeCar, body: 'cabriolet' },
    { ...completeCar, ...battery, fuel: 'electric', gearbox: 'automatic' },
  ];
  const params = { dealershipId: dealership.id };
  for (const fields of cars) {
    const made = await owner.call('createListing', { params, given: { key: randomUUID(), fields } });
    await owner.call('publishListing', { params: { ...params, listingId: made?.id } });
  }
}

/** A process takes ten seconds to know of a new name. */
async function untilMakeIsKnown({ site }: Scene, { dealership, secrets, tag }: Cast): Promise<void> {
  const token = secrets.get(`access token of chefin-${tag}`) ?? '';
  const { createListing } = visitorAt(site, { token });
  const draft = { key: randomUUID(), fields: { make: `marke-${tag}` } };
  await untilThere('a make that operators have added', () =>
    createListing({ params: { dealershipId: String(dealership.id) }, body: draft }).catch(() => undefined),
  );
}
