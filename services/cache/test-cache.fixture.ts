import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePorts, servicesCommand } from '../services-command.fixture.ts';

export interface TestCache extends AsyncDisposable {
  url: string;
  secret: string;
  /** Where it notes what it does, for `varnishncsa -n`. */
  directory: string;
  /** Ends it, with all that it keeps. */
  stop(): void;
  start(): void;
}

/** The cache as `pnpm services up` starts it, on a free port in front of this origin. */
export async function startTestCache(originUrl: string): Promise<TestCache> {
  const [port = 0] = await freePorts(1);
  const secret = 'a-secret-of-this-test';
  const command = servicesCommand({
    CACHE_PORT: String(port),
    CACHE_ORIGIN_URL: originUrl,
    CACHE_PURGE_SECRET: secret,
  });
  const run = (verb: 'up' | 'down') => {
    const { status, output } = command.run(verb, '--only', 'cache');
    if (status !== 0) throw new Error(output);
  };
  run('up');
  return {
    url: `http://127.0.0.1:${port}`,
    secret,
    directory: join(command.state, 'cache', 'run'),
    stop: () => run('down'),
    start: () => run('up'),
    [Symbol.asyncDispose]: async () => command.remove(),
  };
}

/** The body for a visitor who names this host, which `fetch` does not let us do. */
export async function getAsHost(url: string, host: string): Promise<string> {
  const [response] = (await once(get(url, { headers: { host } }), 'response')) as [IncomingMessage];
  return text(response);
}
