/**
 * How large a run is, as `KARDAN_TRUST` says: full unless told; `small`, for whoever has changed something, tries the means of each
 * suite on a part of what it is about; `short` leaves out what takes minutes even then, as in CI.
 */
// biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
const environment = process.env;
const size = environment.KARDAN_TRUST ?? 'full';
if (!['full', 'small', 'short'].includes(size)) throw new Error(`KARDAN_TRUST is ${size}: there are small and short`);

/** Whether only a part is asked for. */
export function isSmallRun(): boolean {
  return size !== 'full';
}

/** Whether what takes minutes at any size is left out. */
export function isShortRun(): boolean {
  return size === 'short';
}

/** Whether what is found is documentation: everything is asked for, and no variable has changed how much that is. */
export function isWholeRun(): boolean {
  return size === 'full' && !Object.keys(environment).some((name) => name.startsWith('KARDAN_TRUST_'));
}

/** How much this run does. */
export function sized<T>({ small, full }: { small: T; full: T }): T {
  return isSmallRun() ? small : full;
}
