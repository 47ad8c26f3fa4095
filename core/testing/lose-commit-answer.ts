import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type Database, openDatabase } from '../db/database.ts';

export interface UnsureDatabase extends AsyncDisposable {
  db: Database;
  /** The next commit after a statement with these words is made, and whoever asked for it is cut off before learning of it. */
  loseCommitOf(words: string): void;
  /** Whether that has come to pass. */
  wasLost(): boolean;
}

const committed = Buffer.from('COMMIT\0');

/** The same database by a way on which the answer to a commit can get lost, as when its server is killed in that moment. */
export async function openUnsureDatabase(url: string): Promise<UnsureDatabase> {
  const { hostname, port } = new URL(url);
  let awaited: string | undefined;
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    let isDoomed = false;
    client.on('data', (question) => {
      isDoomed ||= awaited !== undefined && question.includes(awaited);
      onward.write(question);
    });
    onward.on('data', (answer) => {
      if (isDoomed && answer.includes(committed)) {
        awaited = undefined;
        client.destroy();
      } else client.write(answer);
    });
    for (const [end, other] of [
      [client, onward],
      [onward, client],
    ] as const)
      end.on('error', () => {}).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const db = openDatabase({ DATABASE_URL: through.href, DATABASE_POOL_SIZE: 2 });
  return {
    db,
    loseCommitOf(words) {
      awaited = words;
    },
    wasLost: () => awaited === undefined,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      server.close();
    },
  };
}
