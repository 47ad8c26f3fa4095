import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { writeChange } from '../../listings/changing/write-change.ts';
import type { OwnCar } from '../../listings/editing/own-car.ts';

/** Takes its number from a car that is sold: the dealer's system has given it to another one, and a number names one car. */
export async function freeNumber(
  tx: Tx,
  actor: Actor,
  { id, dealershipId, online }: OwnCar,
  number: string | null,
  source: 'feed' | 'api',
): Promise<void> {
  if (!online || online.externalId === null || online.externalId !== number) return;
  const changes = [{ field: 'externalId', before: number, after: null }];
  await writeChange(tx, actor, { id, dealershipId, title: online.title }, { externalId: null }, changes, { source });
}
