import { type Database, openDatabase } from '../db/database.ts';
import { openTcpProxy } from './tcp-proxy.ts';

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
  let awaited: string | undefined;
  const proxy = await openTcpProxy(url, (client, service) => {
    let isDoomed = false;
    client.on('data', (question) => {
      isDoomed ||= awaited !== undefined && question.includes(awaited);
      service.write(question);
    });
    service.on('data', (answer) => {
      if (isDoomed && answer.includes(committed)) {
        awaited = undefined;
        client.destroy();
      } else client.write(answer);
    });
  });
  const db = openDatabase({ DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: 2 });
  return {
    db,
    loseCommitOf(words) {
      awaited = words;
    },
    wasLost: () => awaited === undefined,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      proxy.cut();
    },
  };
}
