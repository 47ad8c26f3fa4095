import type { CarTaskKind } from '@kardan/contract/values/reports';
import type { Database } from '../../db/database.ts';
import { type FoundCars, loadCarsToDo } from './car-task-store.ts';

/** How many cars of a dealership something is to be done with, and the one that it is most about; whoever asks may see them. */
export function findCarsToDo({ db }: { db: Database }, dealershipId: number, kind: CarTaskKind): Promise<FoundCars> {
  return loadCarsToDo(db, dealershipId, kind);
}
