import type { WebEnv } from '../config/env.ts';

type Settings = Pick<WebEnv, 'API_PUBLIC_ORIGIN' | 'MAP_STYLE_URL' | 'MAP_ORIGINS'>;

/** Whom pages may ask for data beside the site: the API at an origin of its own, and the street map's servers where there is one. */
export function dataOrigins({ API_PUBLIC_ORIGIN, MAP_STYLE_URL, MAP_ORIGINS }: Settings): string[] {
  const ofMap = MAP_STYLE_URL ? [new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS] : [];
  return [...new Set([...(API_PUBLIC_ORIGIN ? [API_PUBLIC_ORIGIN] : []), ...ofMap])];
}
