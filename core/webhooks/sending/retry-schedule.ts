const minute = 60;
const hour = 60 * minute;

/** The schedule that Standard Webhooks recommends: the last attempt comes after three days and three hours. */
const delaysSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Up to a tenth more, so that what failed together does not come back together. */
const jitter = 0.1;

/** Days of nothing getting through after which a webhook is disabled. */
export const failingDays = 3;

/** Seconds until the next attempt after so many; undefined when there is none left. */
export function retryDelaySeconds(tries: number, random: () => number = Math.random): number | undefined {
  const delay = delaysSeconds[tries - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 + random() * jitter));
}
