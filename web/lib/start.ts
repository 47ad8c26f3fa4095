import { existsSync } from 'node:fs';
import { webEnv } from './env.ts';
import { followExchanges } from './exchange.ts';

/** The file at the repository's root that all processes share; ours start in web/. */
const envFile = '../.env';

/** What has to happen before the first request. A configuration that cannot be used ends the process. */
export function start(): void {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    webEnv();
  } catch (error) {
    // Next would go on listening and answer everything with 500.
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
  followExchanges();
}
