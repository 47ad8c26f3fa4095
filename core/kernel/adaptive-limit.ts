/** Few enough for an engine of one core, and enough that one slow answer does not hold up all others. */
const least = 4;
const most = 200;
const first = 32;
/** Answers are looked at together: one slow one says nothing. */
const windowMs = 250;
const fewestAnswers = 10;

export interface AdaptiveLimit {
  readonly current: number;
  /** An answer took so long, while so many were under way. */
  note(tookMs: number, inFlight: number): void;
}

/**
 * How many may be under way at once, found by trying: one tenth more as long as all turns are taken and nine of ten answers
 * come in time, one seventh less as soon as they do not. So it follows whatever is the bottleneck (the engine's threads, its
 * disk, the machine) and however many processes share it. While half of the turns are free it stays: nothing is learnt then.
 */
export function adaptiveLimit(slowMs: number, now: () => number = performance.now.bind(performance)): AdaptiveLimit {
  let limit = first;
  let since = now();
  let took: number[] = [];
  let peak = 0;

  const adapt = () => {
    took.sort((one, other) => one - other);
    const isSlow = (took[Math.floor(took.length * 0.9)] as number) > slowMs;
    if (isSlow && peak >= limit / 2) limit = Math.max(least, Math.floor(limit * 0.85));
    else if (!isSlow && peak >= limit) limit = Math.min(most, Math.ceil(limit * 1.1));
  };

  return {
    get current() {
      return limit;
    },
    note(tookMs, inFlight) {
      took.push(tookMs);
      peak = Math.max(peak, inFlight);
      if (took.length < fewestAnswers || now() - since < windowMs) return;
      adapt();
      took = [];
      peak = 0;
      since = now();
    },
  };
}
