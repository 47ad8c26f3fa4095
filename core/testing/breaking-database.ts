import { type Database, openDatabase } from '../db/database.ts';
import { openTcpProxy } from './tcp-proxy.ts';

export const breakingMoments = ['before it arrives', 'before its answer'] as const;
export type BreakingMoment = (typeof breakingMoments)[number];

export interface BreakingDatabase extends AsyncDisposable {
  db: Database;
  /** From now on the connection is cut at the statement with this number, counted from 1; at none by default. */
  breakAt(statement: number, moment: BreakingMoment): void;
  /** The statements that were asked for since. */
  asked(): readonly string[];
  /** Whether anything that has arrived since may have come to stay: a commit, or a change outside a transaction. */
  mayHaveChanged(): boolean;
}

/** First bytes of messages that ask for something: a statement with values, and one without. */
const [withValues, plain] = ['P', 'Q'].map((sign) => sign.charCodeAt(0));

/** The same database by a way on which a connection breaks at a statement of the test's choice. */
export async function openBreakingDatabase(url: string): Promise<BreakingDatabase> {
  let asked: string[] = [];
  let hasChanged = false;
  let broken = { statement: Number.POSITIVE_INFINITY, moment: 'before it arrives' as BreakingMoment };
  const proxy = await openTcpProxy(url, (client, service) => {
    let isDoomed = false;
    let isInTransaction = false;
    client.on('data', (question) => {
      const statement = statementOf(question);
      if (statement !== undefined) isDoomed ||= asked.push(statement) === broken.statement;
      if (isDoomed && broken.moment === 'before it arrives') {
        client.destroy();
        return;
      }
      service.write(question);
      if (statement === undefined) return;
      if (/^commit/i.test(statement)) hasChanged = true;
      if (!isInTransaction && /\b(insert|update|delete)\b/i.test(statement)) hasChanged = true;
      if (/^(begin|start)/i.test(statement)) isInTransaction = true;
      if (/^(commit|rollback)/i.test(statement)) isInTransaction = false;
    });
    service.on('data', (answer) => {
      if (isDoomed) client.destroy();
      else client.write(answer);
    });
  });
  const db = openDatabase({ DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: 5 });
  return {
    db,
    breakAt(statement, moment) {
      asked = [];
      hasChanged = false;
      broken = { statement, moment };
    },
    asked: () => asked,
    mayHaveChanged: () => hasChanged,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      proxy.cut();
    },
  };
}

/** What a message asks for, as far as it has come. */
function statementOf(message: Buffer): string | undefined {
  // Behind its sign and length; with values a name stands before it.
  const [from, ended] = [5, (start: number) => message.subarray(start).toString().split('\0', 1)[0] ?? ''];
  if (message[0] === plain) return ended(from);
  return message[0] === withValues ? ended(message.indexOf(0, from) + 1) : undefined;
}
