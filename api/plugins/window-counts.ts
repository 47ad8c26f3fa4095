import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Count {
  current: number;
  /** Until the window is over, in milliseconds. */
  ttl: number;
  startedAtMs: number;
}

/** Callers that a process remembers for each route; those that have not come for longest are forgotten first. */
const maxCallers = 20_000;

/**
 * How often each caller has made a call within its window, in memory. Whoever does not come again is forgotten with the next window
 * but one: the plugin's own store keeps everybody until there are too many, some 30 MB for ten routes after a day.
 */
export class WindowCounts implements FastifyRateLimitStore {
  #counts = new Map<string, Count>();
  #before = new Map<string, Count>();
  #turnedAtMs = 0;

  get size(): number {
    return this.#counts.size + this.#before.size;
  }

  incr(caller: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = Date.now();
    this.#forget(now, windowMs);
    const known = this.#counts.get(caller) ?? this.#before.get(caller);
    const isRunning = known !== undefined && known.startedAtMs + windowMs > now;
    const startedAtMs = isRunning ? known.startedAtMs : now;
    const count = { current: (isRunning ? known.current : 0) + 1, ttl: startedAtMs + windowMs - now, startedAtMs };
    // Behind all others.
    this.#counts.delete(caller);
    this.#counts.set(caller, count);
    if (this.#counts.size > maxCallers) this.#counts.delete(this.#counts.keys().next().value as string);
    callback(null, count);
  }

  child(): WindowCounts {
    return new WindowCounts();
  }

  #forget(now: number, windowMs: number): void {
    const passedMs = now - this.#turnedAtMs;
    if (passedMs < windowMs) return;
    this.#before = passedMs < 2 * windowMs ? this.#counts : new Map();
    this.#counts = new Map();
    this.#turnedAtMs = now;
  }
}
