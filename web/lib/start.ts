import { webEnv } from './env.ts';
import { followExchanges } from './exchange.ts';

/** What has to happen before the first request. A configuration that cannot be used ends the process. */
export function start(): void {
  try {
    webEnv();
  } catch (error) {
    // Next would go on listening and answer everything with 500.
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
  followExchanges();
}
