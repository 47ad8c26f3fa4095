import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';

/** One thing that somebody wants done, however often it has to be sent. */
export interface Write {
  /** Nobody else's: what it is found by afterwards. */
  mark: string;
  /** Resolves when it is acknowledged; sent again after a failure it means the same write, as the product's own pages do it. */
  send(): Promise<unknown>;
  /** Once it is answered, or given up; what it waits for holds its writer's place until then. */
  settled?(isAcknowledged: boolean): void | Promise<void>;
}

/** Writes of one kind, and where they are found afterwards. */
export interface Writer {
  kind: string;
  /** How many of twenty writes are of this kind. */
  share: number;
  /** Undefined while everything that it writes to is in use. */
  next(): Write | undefined;
  /** What is written is found by a name that is there once or not at all: nobody can count it twice. */
  isOnceByName?: true;
  /** What has to be done when nobody writes any more, before anything is compared. */
  finish?(): Promise<void>;
  /** How often each mark is in the database, as a whole. */
  stored(): Promise<Map<string, number>>;
  /** What else is not as it ought to be in the end. */
  differences?(): Promise<string[]>;
}

/** Somebody at the API. */
export type Person = Client<Calls>;

/** Takes things by turns, each by one write at a time. */
export function byTurns<T>(things: readonly T[]) {
  const free = [...things];
  return {
    take: (): T | undefined => free.shift(),
    giveBack: (thing: T): void => void free.push(thing),
  };
}

/** Rows as how often each mark is there. */
export function timesOf(rows: readonly { mark: string; times: number }[]): Map<string, number> {
  return new Map(rows.map(({ mark, times }) => [mark, times]));
}
