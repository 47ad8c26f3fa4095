import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import type { FieldChange } from '../changing/revision-store.ts';
import { bringOnline } from '../editing/bring-online.ts';
import { fieldsOnline, tidyFields } from '../editing/car-fields.ts';
import { type OwnCar, picturesOnline } from '../editing/own-car.ts';
import type { CarPicture, OnlineCar } from '../editing/working-copy-store.ts';

/** Gives a car that is online the values again that it had before these changes; its state stays. */
export async function restoreValues(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  car: OwnCar & { online: OnlineCar },
  changes: readonly FieldChange[],
  { source }: { source: ChangeSource },
): Promise<void> {
  const restored = Object.fromEntries(changes.map(({ field, before }) => [field, before]));
  const { pictures = picturesOnline(car.online), state: _, ...fields } = restored;
  const wanted = {
    fields: tidyFields({ ...fieldsOnline(car.online), ...fields }),
    pictures: pictures as CarPicture[],
    offered: false,
  };
  await bringOnline(services, tx, actor, car, wanted, { source });
}
