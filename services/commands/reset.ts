import { say } from '../machine/progress.ts';
import type { Service } from '../service.ts';
import { down } from './down.ts';
import { up } from './up.ts';

/** Deletes all data of the services and starts them empty; installed programs stay. */
export async function reset(services: readonly Service[]): Promise<void> {
  await down(services);
  for (const service of services) await service.wipe();
  say('data deleted');
  await up(services);
}
