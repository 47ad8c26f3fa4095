import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  body: string;
}

export interface Question {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  token?: string;
}

/** Asks one thing; rejects when there is no whole answer. */
export type Ask = (question: Question) => Promise<Answer>;

/** What somebody does over and over; throws when an answer is not what it ought to be. */
export type Errand = (ask: Ask) => Promise<void>;

export interface Tally {
  served: number;
  byErrand: Record<string, number>;
  failures: string[];
}

/**
 * Has visitors do errands until told to stop, each with a connection that is kept open, as browsers do, and by turns with a new one.
 * Counts every request, and tells every one that was not answered as it ought to.
 */
export async function visit(port: number, errands: Record<string, Errand>, signal: AbortSignal): Promise<Tally> {
  const tally: Tally = { served: 0, byErrand: {}, failures: [] };
  await Promise.all(
    Object.entries(errands).flatMap(([name, errand]) =>
      [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: false })].map(async (agent) => {
        const ask: Ask = async (question) => {
          const answer = await send(port, agent, question);
          tally.served++;
          tally.byErrand[name] = (tally.byErrand[name] ?? 0) + 1;
          return answer;
        };
        while (!signal.aborted) {
          await errand(ask).catch((problem: Error) => tally.failures.push(`${name}: ${problem.message}`));
          await sleep(30);
        }
        agent.destroy();
      }),
    ),
  );
  return tally;
}

/** Expects an answer with this status. */
export async function expectStatus(asked: Promise<Answer>, status: number, what: string): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`${what} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
  return answer;
}

function send(port: number, agent: Agent, { method = 'GET', path, body, token }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = body && JSON.stringify(body);
  const call = request({
    host: 'localhost',
    port,
    path,
    method,
    agent,
    headers: {
      // Everybody from elsewhere: it is not the limits that are tried here.
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  call.setTimeout(60_000, () => call.destroy(new Error(`${method} ${path} had no answer within a minute`)));
  call.on('error', (problem) => reject(new Error(`${method} ${path}: ${problem.message}`)));
  call.on('response', (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    answer.on('error', (problem) => reject(new Error(`${method} ${path} broke off: ${problem.message}`)));
    answer.on('end', () =>
      answer.complete
        ? resolve({ status: answer.statusCode ?? 0, body: text })
        : reject(new Error(`${method} ${path} broke off`)),
    );
  });
  call.end(sent);
  return promise;
}
