import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { countOffered } from '@kardan/core/listings/cards/read-listing-rows';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { changePrice, type DealerCar, keepChanging } from '../people/dealer.ts';
import { askDealer, expectMailedOnce } from '../people/inquiries.ts';
import { outcomeOf, someAddress, visitorAt } from '../people/visitor.ts';
import { haproxyProgram, servedByHeader } from '../stack/haproxy.ts';
import { seconds, tell } from '../stack/tell.ts';
import { expectNothingLost, untilIndexed, untilJobsDone } from './nothing-lost.ts';
import { type ScaledStack, startScaledStack } from './scaled-stack.ts';
import { keepSearching, type SearchTally, searchesPerSecond } from './search-load.ts';

if (!haproxyProgram) {
  process.stderr.write('\nNOT TESTED: nothing ran twice behind a balancer, since haproxy is missing\n');
  test.skip('scale-out: NOT TESTED, haproxy is missing');
}

/** What a search may be older than the index, by API_SEARCH_CACHE_SECONDS. */
const answerCacheSeconds = 10;
/** Every copy of the index shows what was written within a second, each at a moment of its own. */
const refreshMs = 2_000;

describe.skipIf(haproxyProgram === undefined)('with two of each process', { timeout: 10 * 60_000 }, () => {
  let stack: ScaledStack;
  /** Both API processes, each asked past the balancer. */
  let both: [string, string];

  beforeAll(async () => {
    stack = await startScaledStack();
    both = [stack.apis[0].origin, stack.apis[1].origin];
  }, 15 * 60_000);
  afterAll(() => stack?.[Symbol.asyncDispose](), 120_000);

  const byTurns = (turn: number) => both[turn % 2] as string;
  const pingAtBoth = (token: string) =>
    Promise.all(both.map((origin) => outcomeOf(visitorAt(origin, { token }).ping())));
  const carOf = (position: number) => stack.cars[position] as DealerCar;

  describe('sessions', () => {
    test('one that was begun at one process is known to the other, and renewed there', async () => {
      const { token, refreshToken } = await stack.signIn('dealer-staff');
      expect(await pingAtBoth(token)).toEqual(['done', 'done']);
      const renewed = await visitorAt(both[1]).refreshSession({ body: { refreshToken } });
      expect(await pingAtBoth(renewed.accessToken)).toEqual(['done', 'done']);
    });

    test('tabs that renew at both at once get one successor; a token from before it ends the session at both', async () => {
      const { refreshToken } = await stack.signIn('dealer-staff');
      const renew = (origin: string, given: string) =>
        visitorAt(origin).refreshSession({ body: { refreshToken: given } });
      const tabs = await Promise.all(Array.from({ length: 10 }, (_, tab) => renew(byTurns(tab), refreshToken)));
      const successors = [...new Set(tabs.map((renewed) => renewed.refreshToken))];
      expect(successors).toHaveLength(1);
      const { accessToken } = await renew(both[0], successors[0] as string);
      expect(await outcomeOf(renew(both[1], refreshToken))).toBe('session-ended');
      expect(await pingAtBoth(accessToken)).toEqual(['unauthenticated', 'unauthenticated']);
    });

    test('signing out at one holds at the other with the very next call', async () => {
      const { token, refreshToken } = await stack.signIn('dealer-staff');
      expect(await pingAtBoth(token)).toEqual(['done', 'done']);
      await visitorAt(both[0], { token }).signOut();
      expect(await outcomeOf(visitorAt(both[1], { token }).ping())).toBe('unauthenticated');
      expect(await outcomeOf(visitorAt(both[1]).refreshSession({ body: { refreshToken } }))).toBe('session-ended');
    });

    test('a role that is given, taken, or an account that is locked holds at both at once', async () => {
      const owner = await stack.signIn('dealer-owner');
      const member = await stack.signIn('dealer-staff');
      const dealership = { dealershipId: stack.dealership.slug };
      const membersAtBoth = () =>
        Promise.all(
          both.map((origin) => outcomeOf(visitorAt(origin, { token: member.token }).members({ params: dealership }))),
        );
      expect(await membersAtBoth()).toEqual(['forbidden', 'forbidden']);
      const atFirst = visitorAt(both[0], { token: owner.token });
      const { items } = await atFirst.members({ params: dealership });
      const memberId = items.find(({ accountId }) => accountId === member.accountId)?.id as string;
      await atFirst.changeMember({ params: { ...dealership, memberId }, body: { role: 'dealer-owner' } });
      expect(await membersAtBoth()).toEqual(['done', 'done']);
      await atFirst.removeMember({ params: { ...dealership, memberId } });
      expect(await membersAtBoth()).toEqual(['not-found', 'not-found']);
      await stack.db.updateTable('account').set({ state: 'locked' }).where('id', '=', member.accountId).execute();
      expect(await pingAtBoth(member.token)).toEqual(['unauthenticated', 'unauthenticated']);
    });
  });

  describe('limits', () => {
    test('ten wrong passwords are ten, wherever they are tried', async () => {
      const body = { email: `niemand-${randomUUID()}@example.at`, password: 'geraten' };
      const from = someAddress();
      const tries = await Promise.all(
        Array.from({ length: 24 }, (_, turn) => outcomeOf(visitorAt(byTurns(turn), { from }).signIn({ body }))),
      );
      expect(tries.filter((outcome) => outcome !== 'sign-in-throttled')).toHaveLength(10);
    });

    test('a visitor’s fifteen inquiries an hour are fifteen, wherever they are sent', async () => {
      const from = someAddress();
      const { id } = await stack.db.selectFrom('listing').select('id').orderBy('id').executeTakeFirstOrThrow();
      const sent = await Promise.all(
        Array.from({ length: 24 }, (_, turn) => outcomeOf(askDealer(visitorAt(byTurns(turn), { from }), id, 'Anna'))),
      );
      expect(sent.filter((outcome) => outcome === 'done')).toHaveLength(15);
      expect(new Set(sent)).toEqual(new Set(['done', 'too-many-requests']));
    });

    // Reads are counted in each process's memory: a count in the database would cost more than what it guards.
    test('reads are counted by each process for itself, by design: two allow twice as many', async () => {
      const from = someAddress();
      const read = (origin: string) => outcomeOf(visitorAt(origin, { from }).mailChallenge());
      const atFirst = await Promise.all(Array.from({ length: 61 }, () => read(both[0])));
      expect(atFirst.filter((outcome) => outcome === 'too-many-requests')).toHaveLength(1);
      expect(await read(both[1])).toBe('done');
    });

    // What was seen by whom is kept nowhere but in a process's memory (core/statistics/repeat-filter.ts).
    test('a look at a car counts once for each process, by design; a report that is sent again counts nowhere', async () => {
      const from = someAddress();
      const listingId = carOf(0).id;
      const report = (origin: string, kind: 'view' | 'print', batchId: string = randomUUID()) =>
        visitorAt(origin, { from }).reportStatistics({ body: { batchId, events: [{ kind, listingId }] } });
      const counted = async (kind: 'view' | 'print') => {
        const events = stack.db
          .selectFrom('statisticsEvent')
          .where('listingId', '=', listingId)
          .where('kind', '=', kind);
        return (await events.select('number').execute()).length;
      };
      for (const origin of [both[0], both[0], both[1], both[1]]) await report(origin, 'view');
      expect(await counted('view')).toBe(2);
      const batchId = randomUUID();
      for (const origin of both) await report(origin, 'print', batchId);
      expect(await counted('print')).toBe(1);
    });
  });

  describe('caches', () => {
    const seenThrough = async (origin: string, { id }: DealerCar) => {
      const answer = await fetch(`${origin}/api/v1/public/listing/${id}`);
      const { priceEur } = (await answer.json()) as { priceEur: number };
      return { priceEur, isKept: answer.headers.get('x-cache') === 'hit' };
    };
    const keptInBoth = async (car: DealerCar) => {
      for (const { url } of stack.caches) {
        await seenThrough(url, car);
        expect(await seenThrough(url, car)).toEqual({ priceEur: car.priceEur, isKept: true });
      }
    };

    test('a change at one process is in the answers of both at once, and in searches of both after the answer cache’s seconds', async () => {
      const { token } = await stack.signIn('dealer-staff');
      const car = carOf(1);
      const priceEur = 77_777;
      const found = async (origin: string) =>
        (await visitorAt(origin).searchQuery({ body: { priceEur: { from: priceEur, to: priceEur } } })).total;
      expect(await Promise.all(both.map(found))).toEqual([0, 0]);
      const asked = performance.now();
      await changePrice(visitorAt(both[0], { token }), car, priceEur);
      expect(await Promise.all(both.map(async (origin) => (await seenThrough(origin, car)).priceEur))).toEqual([
        priceEur,
        priceEur,
      ]);
      await untilIndexed(stack, car);
      await sleep(Math.max(0, asked + answerCacheSeconds * 1_000 - performance.now()) + refreshMs);
      expect(await Promise.all(both.map(found))).toEqual([1, 1]);
    });

    test('a change purges both caches, whichever process it came through', async () => {
      const { token } = await stack.signIn('dealer-staff');
      for (const [position, origin] of both.entries()) {
        const car = carOf(2 + position);
        await keptInBoth(car);
        await keptInBoth(carOf(4));
        await changePrice(visitorAt(origin, { token }), car, 21_000);
        for (const { url } of stack.caches)
          await expect.poll(async () => (await seenThrough(url, car)).priceEur, { timeout: 20_000 }).toBe(21_000);
        for (const { url } of stack.caches) expect((await seenThrough(url, carOf(4))).isKept).toBe(true);
      }
    });

    test('a cache that is down keeps the other one from nothing, and is told when it is back', async () => {
      const { token } = await stack.signIn('dealer-staff');
      const [down, up] = stack.caches;
      const car = carOf(5);
      await keptInBoth(car);
      down.stop();
      await changePrice(visitorAt(stack.site, { token }), car, 22_000);
      await expect.poll(async () => (await seenThrough(up.url, car)).priceEur, { timeout: 20_000 }).toBe(22_000);
      const toTryAgain = async () => (await inspectQueues(stack.db)).find(({ name }) => name === 'purge-cache')?.retry;
      await expect.poll(toTryAgain, { timeout: 20_000 }).toBeGreaterThan(0);
      down.start();
      await untilJobsDone(stack);
      await keptInBoth(car);
    });
  });

  test('a worker that is killed among 300 changes and 40 inquiries loses none: index and database are equal, each is mailed once', async () => {
    const { token } = await stack.signIn('dealer-staff');
    const servedBy: Record<string, number> = {};
    const counting: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      const server = answer.headers.get(servedByHeader) ?? 'nobody';
      servedBy[server] = (servedBy[server] ?? 0) + 1;
      return answer;
    };
    const dealer = visitorAt(stack.site, { token, fetch: counting });
    let changes = 0;
    /** Each car five times, one after the other. */
    const changeCars = async (cars: DealerCar[]) => {
      for (let round = 1; round <= 5; round++)
        for (const car of cars) {
          await changePrice(dealer, car, 10_000 + 100 * round + changes);
          changes += 1;
        }
    };
    const names = Array.from({ length: 40 }, () => `Anna ${randomBytes(4).toString('hex')}`);
    const askAll = async () => {
      for (const name of names) await askDealer(visitorAt(stack.site), carOf(0).id, name);
    };
    const killAndReplace = async () => {
      while (changes < 100) await sleep(20);
      await stack.workers[0]?.kill();
      while (changes < 200) await sleep(20);
      stack.workers[0] = await stack.startWorker();
    };
    const lanes = Array.from({ length: 6 }, (_, lane) => changeCars(stack.cars.slice(lane * 10, lane * 10 + 10)));
    await Promise.all([...lanes, askAll(), killAndReplace()]);
    expect(changes).toBe(300);
    expect(Object.keys(servedBy).sort()).toEqual(['api-1', 'api-2']);
    tell(`300 changes by turns: ${JSON.stringify(servedBy)} requests`);

    const done = performance.now();
    await untilJobsDone(stack);
    tell(`all jobs were done ${seconds(performance.now() - done)} s after the last change`);
    await expectNothingLost(stack);
    const repeats = await expectMailedOnce(stack.dealership.email, names);
    tell(`${names.length} inquiries, each one mail, ${repeats} of them delivered twice`);
  });

  test('two processes answer searches together', async () => {
    const visitors = 8;
    // What a process does for the first time is slow, and would count for the first that is measured.
    for (const origin of both) await searchesPerSecond(origin, visitors, 2);
    const one = await searchesPerSecond(both[0], visitors, 8);
    const two = await searchesPerSecond(stack.site, visitors, 8);
    tell(`searches a second of ${visitors} visitors: ${one.toFixed(0)} by one process, ${two.toFixed(0)} by two`);
    // They share this machine's cores with the engine: how much faster it is says nothing of two machines.
    expect(two).toBeGreaterThan(0.5 * one);
  });

  test('each node of the engine has every car', async () => {
    const cars = await countOffered(stack.db);
    for (const node of stack.cluster.nodes) {
      const answer = await fetch(`${node}/${stack.search.readAlias}/_count?preference=_local`);
      expect(await answer.json()).toMatchObject({ count: cars });
    }
  });

  test('the engine’s managing node is killed under load: searches fail for seconds at most, no acknowledged change is missing', async () => {
    await using onNodes = await stack.startApiOnNodes();
    const { token } = await stack.signIn('dealer-staff');
    expect(await stack.cluster.health()).toMatchObject({ number_of_nodes: 3, status: 'green' });
    const loading = new AbortController();
    onTestFinished(() => loading.abort());
    const loads = {
      'behind HAProxy': keepSearching(stack.site, { visitors: 4, pauseMs: 250 }, loading.signal),
      'by a list of nodes': keepSearching(onNodes.origin, { visitors: 2, pauseMs: 250 }, loading.signal),
    };
    const changing = keepChanging(visitorAt(stack.site, { token }), stack.cars, loading.signal);
    await sleep(3_000);

    const { name, position } = await stack.cluster.manager();
    const killedAt = performance.now();
    stack.cluster.kill(name);
    const survivor = (position + 1) % 3;
    await expect
      .poll(() => stack.cluster.health(survivor).catch(() => undefined), { timeout: 60_000 })
      .toMatchObject({ number_of_nodes: 2, status: 'yellow' });
    const noticedAt = performance.now();
    await sleep(10_000);
    const restartedAt = performance.now();
    await stack.cluster.start();
    const joinedAt = performance.now();
    await stack.cluster.untilGreen();
    const greenAt = performance.now();
    await sleep(3_000);
    loading.abort();

    tell(`${name} was killed, known to the others after ${seconds(noticedAt - killedAt)} s`);
    tell(`it joined them ${seconds(joinedAt - restartedAt)} s after its start`);
    tell(`and had every car ${seconds(greenAt - joinedAt)} s later`);
    for (const [way, load] of Object.entries(loads)) {
      const tally = await load;
      tellFailures(way, tally, killedAt);
      expect(tally.answered).toBeGreaterThan(100);
      expect(tally.failures.filter(({ at }) => at > killedAt + 10_000)).toEqual([]);
    }
    const { acknowledged, refused } = await changing;
    tell(`${acknowledged} changes were acknowledged meanwhile, ${refused.length} refused`);
    expect(refused).toEqual([]);
    await untilJobsDone(stack);
    await expectNothingLost(stack);
  });
});

function tellFailures(way: string, { answered, failures }: SearchTally, killedAt: number): void {
  const last = failures.at(-1);
  const until = last ? `, the last ${seconds(last.at - killedAt)} s after the kill` : '';
  const codes = [...new Set(failures.map(({ code }) => code))].join(', ');
  tell(`searches ${way}: ${answered} answered, ${failures.length} failed${until} ${codes}`);
}
