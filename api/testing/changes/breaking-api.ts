import { openStatisticsIntake } from '@kardan/core/statistics/statistics-intake';
import { type BreakingMoment, openBreakingDatabase } from '@kardan/core/testing/breaking-database';
import { buildApp } from '../../app.ts';
import type { TestApp } from '../test-app.ts';
import { changingCalls } from './changing-calls.ts';

/** Far more than any of these calls asks for. */
const maxStatements = 120;

export interface BreakingApi extends AsyncDisposable {
  /**
   * Makes a call again and again, each time with a connection that breaks one statement later, until none breaks. Whatever
   * an earlier try may have changed, the next one finds everything as if there had been none. Gives each
   * ending that is no outage, and that of a call which does not go through with connections that hold.
   */
  noOutagesOf(name: string, moment: BreakingMoment): Promise<string[]>;
}

/** Statements that a call can do without, and why. */
const spared: [statement: RegExp, why: string][] = [
  [
    /^select ("make"\."id", "make"\."slug"|"model"\."make_id", "model"\."slug")/,
    'whether a name is known: without a database none is refused (core/search/words/refuse-unknown-names.ts)',
  ],
];

/** What whoever called may try again: neither a defect, nor a refusal that is none, nor a success that is none. */
function isOutage(status: number, statement: string): boolean {
  return status === 503 || (status < 400 && spared.some(([each]) => each.test(statement)));
}

/** The API once more, on the same stores, with connections to the database that break where a test wants it. */
export async function openBreakingApi(running: TestApp): Promise<BreakingApi> {
  const breaking = await openBreakingDatabase(running.database.url);
  const { db } = breaking;
  const statistics = openStatisticsIntake({ db });
  const services = { ...running.services, db, reader: db, statistics };
  const app = await buildApp(services, { serialiser: 'validating' });
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    async noOutagesOf(name, moment) {
      const prepare = changingCalls.get(name);
      if (!prepare) throw new Error(`nobody knows how to make ${name}`);
      const found: string[] = [];
      let send = await prepare(running);
      for (let place = 1; place < maxStatements; place++) {
        breaking.breakAt(place, moment);
        const status = await send(host);
        const statement = breaking.asked()[place - 1];
        if (statement === undefined && (place === 1 || status >= 400)) return [...found, `${name}, whole: ${status}`];
        if (statement === undefined) return found;
        if (!isOutage(status, statement)) found.push(`${name}, ${moment}: ${status} at ${place}. ${statement}`);
        if (breaking.mayHaveChanged()) send = await prepare(running);
      }
      throw new Error(`${name} asks for more and more`);
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await statistics.close();
      await breaking[Symbol.asyncDispose]();
    },
  };
}
