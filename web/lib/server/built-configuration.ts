import { readFileSync } from 'node:fs';

/**
 * Has Next take its configuration as the build wrote it, the way its own stand-alone server does: reading `next.config.ts` needs a
 * compiler, which no image has, and which it would try to fetch.
 */
export function takeBuiltConfiguration(buildDirectory: string): void {
  const { config } = JSON.parse(readFileSync(`${buildDirectory}/required-server-files.json`, 'utf8'));
  // biome-ignore lint/style/noProcessEnv: where Next looks for it
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
