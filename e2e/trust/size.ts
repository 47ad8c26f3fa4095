/**
 * How large a run is, as `KARDAN_TRUST` says: full unless told; `small`, everything once, for whoever has changed something; `short`,
 * the same without what takes minutes even then, as in CI.
 */
// biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
const size = process.env.KARDAN_TRUST;

/** Whether only little is asked for. */
export function isShortRun(): boolean {
  return size === 'short' || size === 'small';
}

/** Whether what takes minutes at any size is left out. */
export function isWithoutSlow(): boolean {
  return size === 'short';
}

/** How much this run does. */
export function sized<T>({ short, full }: { short: T; full: T }): T {
  return isShortRun() ? short : full;
}
