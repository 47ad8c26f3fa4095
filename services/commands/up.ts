import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeListener, isTaken } from '../machine/port.ts';
import { say, secondsSince } from '../machine/progress.ts';
import { runningProcess } from '../process.ts';
import type { Service } from '../service.ts';

/** Starts what does not run yet and returns when all of it answers; refuses when a port belongs to something else. */
export async function up(services: readonly Service[]): Promise<void> {
  const stopped = services.filter((service) => runningProcess(service.directory) === undefined);
  await refuseTakenPorts(stopped);
  // One after the other: the nodes of a cluster share an installation.
  for (const service of stopped) await service.install();
  const results = await Promise.allSettled(services.map(bringUp));
  const problems = results.filter((result) => result.status === 'rejected').map((result) => result.reason as Error);
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
}

async function bringUp(service: Service): Promise<void> {
  const startedAt = performance.now();
  const pid = runningProcess(service.directory);
  if (pid === undefined) await service.start();
  await answers(service);
  await service.prepare();
  const verb = pid === undefined ? `up in ${secondsSince(startedAt)}` : `already up (process ${pid})`;
  say(`${service.name}: ${verb}, ${service.address}`);
}

async function refuseTakenPorts(services: readonly Service[]): Promise<void> {
  const problems: string[] = [];
  for (const service of services) {
    for (const port of service.ports) {
      if (await isTaken(port)) {
        problems.push(`${service.name}: port ${port} is taken by ${describeListener(port)}, which we did not start.`);
      }
    }
  }
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nEnd it, or move our port (services/README.md).`);
}

async function answers(service: Service): Promise<void> {
  const deadline = Date.now() + service.timeoutSeconds * 1000;
  for (;;) {
    const problem = await service.health().then(
      () => undefined,
      (reason: Error) => reason,
    );
    if (!problem) return;
    if (runningProcess(service.directory) === undefined)
      throw new Error(`${service.name} ended.\n${lastLogLines(service)}`);
    if (Date.now() > deadline) {
      throw new Error(
        `${service.name} gave no good answer in ${service.timeoutSeconds} s: ${problem.message}\n${lastLogLines(service)}`,
      );
    }
    await sleep(100);
  }
}

function lastLogLines(service: Service): string {
  const file = join(service.directory, 'log');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15);
  return [`Last lines of ${file}:`, ...lines].join('\n  ');
}
