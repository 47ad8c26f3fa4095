import { say, secondsSince } from '../machine/progress.ts';
import { runningProcess } from '../process.ts';
import type { Service } from '../service.ts';

/** Ends the processes that we started, and no others. */
export async function down(services: readonly Service[]): Promise<void> {
  const running = services.filter((service) => runningProcess(service.directory) !== undefined);
  if (running.length === 0) say('nothing of ours is running');
  await Promise.all(
    running.map(async (service) => {
      const startedAt = performance.now();
      await service.stop();
      say(`${service.name}: down in ${secondsSince(startedAt)}`);
    }),
  );
}
