import type { Disturbance } from './crash-schedule.ts';

/** What became of the writes of one kind. */
export interface KindOfJournal {
  /** When each was sent for the first time. */
  begunAt: Map<string, number>;
  acknowledged: Set<string>;
  /** Sent and never answered: there once or not at all. */
  unknown: Set<string>;
  /** How often something was sent again, since no answer came. */
  resent: number;
}

/** What was promised to whom: the other side of what the database is compared with. */
export interface Journal {
  of(kind: string): KindOfJournal;
  kinds(): string[];
  acknowledge(kind: string, mark: string): void;
  /** What nobody expected: a write that was told to be wrong. */
  refused: string[];
  acknowledged(): number;
  /** The same by kind. */
  counts(): ReadonlyMap<string, number>;
  crashes: Disturbance[];
  /** What was answered, or that nothing was, before something was sent again. */
  reasons: Map<string, number>;
  /** Longest time without an acknowledged write between two moments. */
  longestSilence(from: number, to: number): number;
}

export function openJournal(): Journal {
  const kinds = new Map<string, KindOfJournal>();
  const moments: number[] = [];
  const of = (kind: string) => {
    const known = kinds.get(kind) ?? { begunAt: new Map(), acknowledged: new Set(), unknown: new Set(), resent: 0 };
    kinds.set(kind, known);
    return known;
  };
  return {
    of,
    kinds: () => [...kinds.keys()],
    acknowledge(kind, mark) {
      of(kind).acknowledged.add(mark);
      moments.push(performance.now());
    },
    refused: [],
    crashes: [],
    reasons: new Map(),
    acknowledged: () => moments.length,
    counts: () => new Map([...kinds].map(([kind, { acknowledged }]) => [kind, acknowledged.size])),
    longestSilence(from, to) {
      const inside = [from, ...moments.filter((moment) => moment > from && moment < to), to];
      return Math.max(...inside.slice(1).map((moment, place) => moment - (inside[place] as number)));
    },
  };
}
