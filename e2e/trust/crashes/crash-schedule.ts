import { setTimeout as sleep } from 'node:timers/promises';
import { seconds, tell } from '../../stack/tell.ts';
import type { Random } from './random.ts';

/** A process that can end in the middle of whatever it does. */
export interface Crashable {
  name: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again, as whoever watches over it does; resolves when it does its work as before. */
  recover(): Promise<void>;
}

/** Something that was broken on purpose, and mended again: killed, or whatever else it cannot work in. */
export interface Disturbance {
  name: string;
  brokenAt: number;
  mendedAt: number;
}

/** Kills each of them so often, in an order and at moments that are drawn, the next when the one before has recovered. */
export async function killByTurns(
  crashables: readonly Crashable[],
  {
    times,
    random,
    maxPauseMs,
    isEnough,
  }: { times: number; random: Random; maxPauseMs: number; isEnough: () => boolean },
): Promise<Disturbance[]> {
  const crashes: Disturbance[] = [];
  for (let round = 0; round < times || !isEnough(); round++) {
    for (const crashable of random.shuffled(crashables)) {
      await sleep(random.between(200, maxPauseMs));
      crashes.push(await crash([crashable]));
    }
  }
  return crashes;
}

/** Kills them all within the same moment. */
export async function crash(crashables: readonly Crashable[]): Promise<Disturbance> {
  const name = crashables.map((each) => each.name).join(', ');
  const brokenAt = performance.now();
  await Promise.all(crashables.map((each) => each.kill()));
  await Promise.all(crashables.map((each) => each.recover()));
  const mendedAt = performance.now();
  tell(`${name} killed, back after ${seconds(mendedAt - brokenAt)} s`);
  return { name, brokenAt, mendedAt };
}
