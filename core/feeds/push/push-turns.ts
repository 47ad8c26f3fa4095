import { TooManyRequests } from '../../kernel/errors.ts';

interface TurnLimits {
  /** Calls of all dealerships that work at a time: fewer than half of the database's connections. */
  working: number;
  waiting: number;
  /** Calls of one dealership that wait, beside the one that works. */
  waitingEach: number;
  /** Longest wait that leaves the time to work. */
  waitMs: number;
}

interface Turn {
  dealershipId: number;
  begin: () => void;
}

export interface PushTurns {
  /** Does the work when its dealership's turn comes; throws TooManyRequests where too many wait, or it waited too long. */
  take<Answer>(dealershipId: number, work: () => Promise<Answer>): Promise<Answer>;
}

/** Lets the calls of a dealership follow each other, and only so many work at all. Whoever waits holds no connection. */
export function createPushTurns({ working, waiting, waitingEach, waitMs }: TurnLimits): PushTurns {
  const busy = new Set<number>();
  const line: Turn[] = [];
  const isFree = (dealershipId: number) => busy.size < working && !busy.has(dealershipId);

  function enter(dealershipId: number): Promise<void> {
    const ahead = line.filter((turn) => turn.dealershipId === dealershipId).length;
    if (ahead >= waitingEach || line.length >= waiting) throw new TooManyRequests(1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn = { dealershipId, begin: resolve };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(turn), 1);
      reject(new TooManyRequests(2));
    }, waitMs);
    turn.begin = () => {
      clearTimeout(timer);
      resolve();
    };
    line.push(turn);
    return promise;
  }

  function beginNext(): void {
    const place = line.findIndex((turn) => isFree(turn.dealershipId));
    const [turn] = place < 0 ? [] : line.splice(place, 1);
    if (!turn) return;
    busy.add(turn.dealershipId);
    turn.begin();
  }

  async function take<Answer>(dealershipId: number, work: () => Promise<Answer>): Promise<Answer> {
    if (isFree(dealershipId)) busy.add(dealershipId);
    else await enter(dealershipId);
    try {
      return await work();
    } finally {
      busy.delete(dealershipId);
      beginNext();
    }
  }

  return { take };
}

/** Those of this process. */
export const pushTurns = createPushTurns({ working: 4, waiting: 64, waitingEach: 8, waitMs: 10_000 });
