import { fillServer, prepareServer } from '@kardan/services/postgres/own-server.fixture';
import type { Crashable } from '../crash-schedule.ts';
import { bringUp } from '../own-services.ts';

/** A database of one test alone; what it keeps goes when it is disposed of. */
export interface OwnDatabase extends AsyncDisposable {
  /** As api and worker connect, whichever server answers. */
  url: string;
  /** Where its data will lie. */
  place: string;
  /** The server that is written to. */
  server: Crashable;
  /** For the first time, with the newest schema. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One server, as `pnpm services` starts it. */
export async function prepareOneServer(): Promise<OwnDatabase> {
  const server = await prepareServer();
  const { command, url, ownerUrl } = server;
  // It is killed in the middle of its writes: as it is installed, whatever the server of other tests spares itself.
  const variables = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, KARDAN_POSTGRES_FSYNC: 'on' };
  const recover = () => bringUp(command.state, ['postgres'], variables);
  return {
    url,
    place: `${command.state}/postgres`,
    server: {
      name: 'PostgreSQL',
      kill: async () => void process.kill(command.pidOf('postgres'), 'SIGKILL'),
      recover,
    },
    async start() {
      await recover();
      await fillServer(server);
    },
    stop: async () => void command.run('down'),
    [Symbol.asyncDispose]: async () => command.remove(),
  };
}
