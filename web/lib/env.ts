import { parseEnvironment } from '@kardan/contract/environment';
import { siteVariables } from '@kardan/contract/site-variables';
import { z } from 'zod';

/** Every variable that web reads. Next itself reads `PORT`, on which it listens. */
export const webVariables = {
  ...siteVariables,
  API_ORIGIN: z
    .url()
    .default('http://127.0.0.1:4000')
    .transform((origin) => origin.replace(/\/$/, ''))
    .describe('Where web reaches the API.'),
};

export type WebEnv = ReturnType<typeof loadWebEnv>;

let loaded: WebEnv | undefined;

/** The process's environment, parsed at its first use and kept. */
export function webEnv(): WebEnv {
  loaded ??= loadWebEnv();
  return loaded;
}

// biome-ignore lint/style/noProcessEnv: this is the one place
function loadWebEnv(source: Record<string, string | undefined> = process.env) {
  return parseEnvironment(webVariables, source);
}
