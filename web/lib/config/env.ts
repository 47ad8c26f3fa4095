import { existsSync } from 'node:fs';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { siteVariables } from '@kardan/contract/configuration/site-variables';
import { z } from 'zod';

const origin = z.url().transform((value) => value.replace(/\/$/, ''));

/** Every variable that web reads. */
export const webVariables = {
  ...siteVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port the site listens on.'),
  API_ORIGIN: origin.default('http://127.0.0.1:4000').describe('Where web reaches the API.'),
  API_PUBLIC_ORIGIN: origin
    .optional()
    .describe(
      'Where browsers reach the API when it has an origin of its own; the site passes their calls on otherwise.',
    ),
};

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
