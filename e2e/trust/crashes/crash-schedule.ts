import { setTimeout as sleep } from 'node:timers/promises';
import { seconds, tell } from '../../scale/tell.ts';
import type { Random } from './random.ts';

/** A process that can end in the middle of whatever it does. */
export interface Crashable {
  name: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again, as whoever watches over it does; resolves when it does its work as before. */
  recover(): Promise<void>;
}

export interface Crash {
  name: string;
  killedAt: number;
  recoveredAt: number;
}

/** Kills each of them so often, in an order and at moments that are drawn, the next when the one before has recovered. */
export async function killByTurns(
  crashables: readonly Crashable[],
  { times, random, isEnough }: { times: number; random: Random; isEnough: () => boolean },
): Promise<Crash[]> {
  const crashes: Crash[] = [];
  for (let round = 0; round < times || !isEnough(); round++) {
    for (const crashable of random.shuffled(crashables)) {
      await sleep(random.between(200, 2_500));
      crashes.push(await crash([crashable]));
    }
  }
  return crashes;
}

/** Kills them all within the same moment. */
export async function crash(crashables: readonly Crashable[]): Promise<Crash> {
  const name = crashables.map((each) => each.name).join(', ');
  const killedAt = performance.now();
  await Promise.all(crashables.map((each) => each.kill()));
  await Promise.all(crashables.map((each) => each.recover()));
  const recoveredAt = performance.now();
  tell(`${name} killed, back after ${seconds(recoveredAt - killedAt)} s`);
  return { name, killedAt, recoveredAt };
}
