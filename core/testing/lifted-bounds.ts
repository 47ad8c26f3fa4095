import { serverVariables } from '../env.ts';

/** For an API on a machine that tests share, or that is measured: what takes long is waited for, and nothing is refused. */
export const liftedBounds = {
  API_TIMEOUT_MS: '30000',
  API_MAX_LAG_MS: '60000',
  API_MAX_IN_FLIGHT: '10000',
  API_MAX_SEARCHES: '10000',
};

/** The same bounds as they are installed. */
export function installedBounds(): typeof liftedBounds {
  const names = Object.keys(liftedBounds) as (keyof typeof liftedBounds)[];
  return Object.fromEntries(
    names.map((name) => [name, String(serverVariables[name].parse(undefined))]),
  ) as typeof liftedBounds;
}
