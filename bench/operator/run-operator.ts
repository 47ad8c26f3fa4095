import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import type { Services } from '@kardan/core/services';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { visitorAddress } from '../load/visitor-address.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { busyShare } from '../machine/process-times.ts';
import { startApi } from '../machine/start-api.ts';
import { percentile } from '../measure/percentile.ts';
import { fillPortal, findPlaces } from './portal-store.ts';
import { type Question, questionsOf } from './questions.ts';
import type { OperatorSettings } from './settings.ts';

export interface Answered extends Question {
  /** Of the last answer: a question that is refused says nothing. */
  status: number;
  kilobytes: number;
  p50Ms: number;
  p95Ms: number;
}

export interface OperatorResult {
  machine: MachineDescription;
  measuredAt: string;
  listings: number;
  settings: OperatorSettings;
  busyBefore: number;
  answered: Answered[];
}

/** Everything that operators' pages ask, through an API of our own, one question after the other. */
export async function runOperator(
  services: Services,
  listings: number,
  settings: OperatorSettings,
  cleanup: Cleanup,
): Promise<OperatorResult> {
  await fillPortal(services.db, settings);
  const busyBefore = await busyShare(3);
  const api = await startApi(services.env.DATABASE_URL, 0);
  cleanup.add(api.stop);
  const questions = questionsOf(await findPlaces(services.db));
  const answered: Answered[] = [];
  for (const question of questions) answered.push(await ask(services, api.url, question, settings.times));
  return {
    machine: await describeMachine(services, ['core', 'contract', 'api', 'bench']),
    measuredAt: new Date().toISOString(),
    listings,
    settings,
    busyBefore,
    answered,
  };
}

async function ask(services: Services, apiUrl: string, question: Question, times: number): Promise<Answered> {
  const url = `${apiUrl}/api/v1/public${question.path}${question.query && `?${question.query}`}`;
  const durations: number[] = [];
  let status = 0;
  let kilobytes = 0;
  for (let time = 0; time < times; time += 1) {
    // Somebody else each time: limits are for one person.
    const headers = await signIn(services);
    const begun = performance.now();
    const answer = await fetch(url, { headers });
    const body = await answer.arrayBuffer();
    durations.push(performance.now() - begun);
    ({ status } = answer);
    kilobytes = body.byteLength / 1_024;
  }
  const ascending = durations.toSorted((one, other) => one - other);
  return { ...question, status, kilobytes, p50Ms: percentile(ascending, 0.5), p95Ms: percentile(ascending, 0.95) };
}

async function signIn({ db, env }: Services): Promise<Record<string, string>> {
  const { id: accountId } = await buildAccount(db, { isOperator: true, isEditor: true });
  const token = await signAccessToken(env, { accountId, sessionId: await buildSession(db, accountId) });
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': visitorAddress(accountId) };
}
