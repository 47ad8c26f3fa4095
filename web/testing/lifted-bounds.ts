import { webVariables } from '#lib/config/env.ts';

/** For web on a machine that tests share, or that is measured: what takes long is waited for, and one visitor may ask for everything. */
export const liftedWebBounds = {
  WEB_MAX_PAGES: '10000',
  WEB_MAX_CALLS: '10000',
  WEB_API_TIMEOUT_MS: '10000',
  WEB_PAGES_PER_SECOND: '100000',
};

/** The same bounds as they are installed. */
export function installedWebBounds(): typeof liftedWebBounds {
  const names = Object.keys(liftedWebBounds) as (keyof typeof liftedWebBounds)[];
  return Object.fromEntries(
    names.map((name) => [name, String(webVariables[name].parse(undefined))]),
  ) as typeof liftedWebBounds;
}
