/** Whether only a small run is asked for, as in CI: `KARDAN_TRUST=short`. */
export function isShortRun(): boolean {
  // biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
  return process.env.KARDAN_TRUST === 'short';
}

/** How much this run does. */
export function sized<T>({ short, full }: { short: T; full: T }): T {
  return isShortRun() ? short : full;
}
