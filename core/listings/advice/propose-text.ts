import type { Actor } from '../../accounts/actor.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { fieldsOf } from '../editing/car-fields.ts';
import { findVehicle } from '../editing/find-vehicle.ts';
import { proposedTitle } from '../editing/listing-columns.ts';
import { type CarReference, readOwnCar } from '../editing/own-car.ts';
import { describeCar } from './describe-car.ts';

/** A description of a car made of what is saved of it; nothing is saved by it. */
export async function proposeText(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
): Promise<{ text: string }> {
  const { online, draft } = await readOwnCar(services.db, actor, reference);
  const fields = fieldsOf(online, draft);
  const vehicle = await findVehicle(services, fields);
  return { text: describeCar(proposedTitle(vehicle) ?? fields.title, fields) };
}
