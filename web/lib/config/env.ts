import { existsSync } from 'node:fs';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { errorReportingVariable } from '@kardan/contract/configuration/error-reporting';
import { siteVariables } from '@kardan/contract/configuration/site-variables';
import { metricsPort, telemetryVariables } from '@kardan/contract/configuration/telemetry-variables';
import { z } from 'zod';
import { readNetworks } from '../server/load/visitor-networks.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/** Every variable that web reads. */
export const webVariables = {
  ...siteVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port the site listens on.'),
  WEB_HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address the site listens on: this machine alone, unless told. `0.0.0.0` where a proxy comes from elsewhere.',
    ),
  WEB_TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((list) => list.split(',').map((network) => network.trim()))
    .refine(areNetworks, 'must be networks such as 10.0.0.0/8, separated by commas')
    .describe('Networks of what stands in front of the site, whose X-Forwarded-For is believed, separated by commas.'),
  WEB_PAGES_PER_SECOND: z.coerce
    .number()
    .min(1)
    .max(100_000)
    .default(5)
    .describe(
      'Pages that one network (an IPv4 address, an IPv6 /64; four times as many a /48) may ask for, with a burst of twelve seconds’ worth. A cache in front answers most without asking.',
    ),
  WEB_MAX_PAGES: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(4)
    .describe(
      'Pages that one process of the site makes at once for all visitors together; more wait half a second at most, the newest first, and are refused with 503.',
    ),
  WEB_MAX_CALLS: z.coerce
    .number()
    .int()
    .min(2)
    .max(100_000)
    .default(16)
    .describe(
      'Calls of visitors that one process of the site has under way at the API at once, half as many of statistics, twelve times as many of pictures; more are refused with 503. Those of sign-in and signed-in people have no such bound.',
    ),
  API_ORIGIN: origin.default('http://127.0.0.1:4000').describe('Where web reaches the API.'),
  WEB_API_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(60_000)
    .default(1_500)
    .describe(
      'How long a page waits for answers of the API, for all of them together, before it says that there are none. A call that is passed on has a fifth of a second more, so that the API’s own refusal comes first; uploads and other calls that take long are given up after two minutes in which nothing comes or goes.',
    ),
  API_PUBLIC_ORIGIN: origin
    .optional()
    .describe(
      'Where browsers reach the API when it has an origin of its own; the site passes their calls on otherwise. The API answers pages of SITE_ORIGIN there, and of no other origin.',
    ),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Style of the street map that visitors may open (MapLibre’s style specification, vector tiles). Its servers learn the addresses of those who do. Without it maps are our own drawings.',
    ),
  MAP_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .describe('Origins that the style loads from beside its own, for tiles, letters and signs, separated by commas.'),
  ...errorReportingVariable,
  ...telemetryVariables,
  WEB_METRICS_PORT: metricsPort.describe('Port that the site tells its metrics on, for Prometheus; none without it.'),
};

function areNetworks(list: string[]): boolean {
  try {
    return readNetworks(list) !== undefined;
  } catch {
    return false;
  }
}

export type WebEnv = ReturnType<typeof loadWebEnv>;

/** The file at the repository's root that all processes share; ours start in web/. */
const envFile = '../.env';

let loaded: WebEnv | undefined;

/** The process's environment, completed by the file `.env`, parsed at its first use and kept. */
export function webEnv(): WebEnv {
  loaded ??= loadWebEnv();
  return loaded;
}

function loadWebEnv() {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  // biome-ignore lint/style/noProcessEnv: this is the one place
  return parseEnvironment(webVariables, process.env as Record<string, string | undefined>);
}
