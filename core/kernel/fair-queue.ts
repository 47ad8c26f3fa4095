import { LRUCache } from 'lru-cache';
import { Failure, TooManyRequests } from './errors.ts';

interface QueueLimits {
  running: number;
  waiting: number;
  /** What one visitor may have waiting. */
  waitingEach: number;
  /** What one visitor may ask for in a minute. */
  eachMinute: number;
  /** Longest wait that is worth it; whoever asked is gone after that, or asks again. */
  waitMs: number;
}

/**
 * Lets only so much work run at a time and a bounded amount wait. Visitors take turns, so that somebody who asks for
 * hundreds makes nobody else wait longer than for the work in hand.
 */
export interface FairQueue {
  /**
   * Runs the work when its visitor's turn comes, once however many want what has this name. Throws `overloaded` when too
   * many wait already, or when it waited too long, and TooManyRequests when the visitor has asked for too much.
   */
  run<T>(name: string, visitor: string, work: () => Promise<T>): Promise<T>;
}

interface Job {
  name: string;
  begin: () => Promise<unknown>;
  askedAt: number;
  hasBegun: boolean;
  outcome: PromiseWithResolvers<unknown>;
}

const minuteSeconds = 60;
/** Visitors whose requests are counted; the least recent are forgotten first. */
const remembered = 20_000;

export function createFairQueue(limits: QueueLimits): FairQueue {
  const jobs = new Map<string, Job>();
  /** What each visitor waits for; whose turn is next stands first. */
  const lines = new Map<string, Job[]>();
  const asked = new LRUCache<string, number>({ max: remembered, ttl: minuteSeconds * 1_000, noUpdateTTL: true });
  let running = 0;

  async function run<T>(name: string, visitor: string, work: () => Promise<T>): Promise<T> {
    const known = jobs.get(name);
    if (known) return join(known, visitor) as Promise<T>;
    count(visitor);
    const job: Job = {
      name,
      begin: work,
      askedAt: performance.now(),
      hasBegun: false,
      outcome: Promise.withResolvers<unknown>(),
    };
    if (running < limits.running) start(job);
    else enter(job, visitor);
    jobs.set(name, job);
    return job.outcome.promise as Promise<T>;
  }

  /** Who wants what somebody else waits for does not wait in their place: it is begun at the first turn of either. */
  function join(job: Job, visitor: string): Promise<unknown> {
    const isInLine = lines.get(visitor)?.includes(job) ?? false;
    if (!job.hasBegun && !isInLine) {
      enter(job, visitor);
      job.askedAt = performance.now();
    }
    return job.outcome.promise;
  }

  function count(visitor: string): void {
    const times = (asked.get(visitor) ?? 0) + 1;
    if (times > limits.eachMinute) throw new TooManyRequests(minuteSeconds);
    asked.set(visitor, times);
  }

  function enter(job: Job, visitor: string): void {
    const line = lines.get(visitor) ?? [];
    if (line.length >= limits.waitingEach || !hasRoomFor(line)) throw new Failure('overloaded');
    line.push(job);
    lines.set(visitor, line);
  }

  /** When all places are taken, whoever waits for most gives one up for a visitor who waits for less. */
  function hasRoomFor(line: Job[]): boolean {
    const all = [...lines.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) < limits.waiting) return true;
    const longest = all.reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= line.length + 1) return false;
    const dropped = longest.pop();
    if (dropped && !all.some((other) => other.includes(dropped))) refuse(dropped);
    return true;
  }

  function start(job: Job): void {
    running += 1;
    job.hasBegun = true;
    void job
      .begin()
      .then(job.outcome.resolve, job.outcome.reject)
      .finally(() => {
        jobs.delete(job.name);
        running -= 1;
        startNext();
      });
  }

  function startNext(): void {
    while (running < limits.running) {
      const job = takeNext();
      if (!job) return;
      if (performance.now() - job.askedAt > limits.waitMs) refuse(job);
      else start(job);
    }
  }

  /** The first of whoever's turn it is, who then stands last; what has been begun for somebody else is passed over. */
  function takeNext(): Job | undefined {
    for (const [visitor, line] of lines) {
      const job = line.shift();
      lines.delete(visitor);
      if (line.length > 0) lines.set(visitor, line);
      if (job && !job.hasBegun) return job;
    }
    return undefined;
  }

  function refuse(job: Job): void {
    job.hasBegun = true;
    jobs.delete(job.name);
    job.outcome.reject(new Failure('overloaded'));
  }

  return { run };
}
