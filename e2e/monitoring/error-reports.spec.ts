import { startTestReceiver, type TestReceiver } from '@kardan/core/testing/error-receiver';
import { noiseFragments } from '@kardan/web/lib/error-reporting/noise';
import type { BrowserContext, Page } from '@playwright/test';
import { hydrated } from '../site/page-state.ts';
import { stack } from '../stack/environment.ts';
import { startApi, startWeb } from '../stack/start.ts';
import { expect, test } from '../test.ts';

// Pages fail here on purpose: they are opened beside the fixture that fails a test for that.
let receiver: TestReceiver;
let site: string;
const running = new AsyncDisposableStack();
test.beforeAll(async () => {
  test.setTimeout(240_000);
  receiver = running.use(await startTestReceiver());
  const api = running.use(await startApi({ ERROR_REPORTING: '1', SENTRY_DSN: receiver.dsn }));
  const web = running.use(await startWeb({ API_ORIGIN: api.origin, ERROR_REPORTING: '1' }));
  site = web.origin;
});
test.afterAll(() => running.disposeAsync());
test.beforeEach(() => {
  receiver.reports.length = 0;
});

interface Visit {
  path?: string;
  /** What the visit draws: below 0.01 it is traced. */
  draw?: number;
  /** Time stands still but for what the test lets pass. */
  clock?: true;
}

async function visit(context: BrowserContext, { path = '/impressum', draw = 0.5, clock }: Visit = {}): Promise<Page> {
  const page = await context.newPage();
  if (clock) await page.clock.install();
  await page.addInitScript((drawn) => {
    Math.random = () => drawn;
  }, draw);
  await page.goto(site + path);
  await hydrated(page);
  return page;
}

/** Throws in the page as its own scripts do: nobody catches it. */
async function fail(page: Page, message: string): Promise<void> {
  await page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );
}

const scripts = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const events = () => receiver.reports.filter(({ type }) => type === 'event').map(({ event }) => event);
const transactions = () => receiver.reports.filter(({ type }) => type === 'transaction').map(({ event }) => event);
const messages = () => events().map(({ exception }) => exception?.values.at(-1)?.value);

interface Trace {
  trace: { op: string; data: Record<string, unknown> };
}
const traceOf = (event: Record<string, unknown> | undefined) => (event?.contexts as Trace | undefined)?.trace;

test('an error is reported with the name of its page, where it happened, and the label of this part', async ({
  context,
}) => {
  const page = await visit(context, { path: '/gebrauchtwagen/volkswagen/golf?preis-bis=40000' });
  await fail(page, 'wheels is not a function');
  await expect.poll(messages).toEqual(['wheels is not a function']);
  const [event] = events();
  expect(event).toMatchObject({ environment: 'prod-client', transaction: 'usedCarsModel', level: 'error' });
  expect(event?.exception?.values[0]).toMatchObject({ type: 'Error', mechanism: { handled: false } });
});

test('the reporter is loaded with the first error; what happened until it came is handed over in order', async ({
  context,
}) => {
  const page = await visit(context);
  const before = new Set(await scripts(page));
  await page.evaluate(() => {
    for (const text of ['first of all', 'second of all'])
      setTimeout(() => {
        throw new Error(text);
      });
    void Promise.reject(new Error('third of all'));
  });
  await expect.poll(() => messages().toSorted()).toEqual(['first of all', 'second of all', 'third of all']);
  const loaded = (await scripts(page)).filter((name) => !before.has(name) && name.endsWith('.js'));
  expect(loaded.length).toBeGreaterThan(0);
  await fail(page, 'and one after that');
  await expect.poll(messages).toHaveLength(4);
});

test('without the flag nothing is loaded, whatever fails and whatever is drawn', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const asked: string[] = [];
  await page.goto(`${stack().web}/impressum`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await fail(page, 'nobody hears');
  await page.waitForTimeout(1_000);
  expect(asked).toEqual([]);
});

test.describe('noise', () => {
  for (const [kind, fragments] of Object.entries(noiseFragments)) {
    test(`is not reported: ${kind}`, async ({ context }) => {
      const page = await visit(context);
      for (const fragment of fragments) await fail(page, `x ${fragment} y`);
      await fail(page, 'worth a report');
      await expect.poll(messages).toEqual(['worth a report']);
    });
  }

  test('is what Next throws to lead elsewhere', async ({ context }) => {
    const page = await visit(context);
    for (const name of ['NEXT_REDIRECT', 'NEXT_NOT_FOUND', 'NEXT_HTTP_ERROR_FALLBACK;404']) await fail(page, name);
    await page.evaluate(() => {
      const error = Object.assign(new Error('elsewhere'), { digest: 'NEXT_REDIRECT;replace;/login;307;' });
      setTimeout(() => {
        throw error;
      });
    });
    await fail(page, 'worth a report');
    await expect.poll(messages).toEqual(['worth a report']);
  });
});

test('a message has at most 250 characters, a stack at most 50 calls', async ({ context }) => {
  const page = await visit(context);
  await page.evaluate(() => {
    function dig(depth: number): void {
      if (depth === 0) throw new Error(`deep ${'x'.repeat(1_000)}`);
      dig(depth - 1);
    }
    setTimeout(() => dig(80));
  });
  await expect.poll(() => events().length).toBe(1);
  const [error] = events()[0]?.exception?.values ?? [];
  expect(error?.value).toHaveLength(250);
  expect(error?.stacktrace).toHaveProperty('frames.length', 50);
});

test('nothing personal arrives: no token of an agent, nothing typed, no query, no address', async ({ context }) => {
  const { agentToken } = stack();
  const page = await visit(context, { path: `/suchagent/${agentToken}?q=Herr-Huber`, draw: 0.005 });
  await page.evaluate((token) => {
    localStorage.setItem('name', 'Huber');
    const mail = 'anna.huber@example.at';
    // In a call, a message, a cause and a rejected value.
    void fetch(`/api/v1/public/search-agent/own/${token}?mail=${mail}`);
    setTimeout(() => {
      throw new Error(`no ${mail}, +43 664 1234567, ${location.href}`, { cause: new Error(`${location.search}`) });
    });
    void Promise.reject({ mail, phone: '0664/1234567', token });
  }, agentToken);
  await expect.poll(() => events().length).toBe(2);
  await expect.poll(() => transactions().length, { timeout: 40_000 }).toBe(1);
  expect(events()[0]?.transaction).toBe('ownSearchAgent');
  const everything = JSON.stringify(receiver.reports);
  expect(everything).not.toContain(agentToken);
  expect(everything).not.toMatch(/huber|664|1234567|suchagent|q=|Chrome|Mozilla|localhost:\d+\/such|2001:db8/i);
});

test.describe('tracing', () => {
  test('a visit that draws less than 0.01 is traced, and says at which rate', async ({ context }) => {
    await visit(context, { path: '/gebrauchtwagen', draw: 0.0099 });
    await expect.poll(() => transactions().length, { timeout: 40_000 }).toBe(1);
    const [page] = transactions();
    expect(page).toMatchObject({ transaction: 'usedCars', environment: 'prod-client' });
    expect(traceOf(page)).toMatchObject({ op: 'pageload', data: { 'sentry.sample_rate': 0.01 } });
  });

  test('one that draws 0.01 is not, and loads no reporter', async ({ context }) => {
    const page = await visit(context, { draw: 0.01 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_500);
    expect(receiver.reports).toEqual([]);
    expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
  });

  test('the way to another page of a traced visit is traced under the name of where it led', async ({ context }) => {
    const page = await visit(context, { path: '/', draw: 0.001 });
    await expect.poll(() => transactions().length, { timeout: 40_000 }).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('**/impressum');
    await expect
      .poll(() => transactions().map(({ transaction }) => transaction), { timeout: 40_000 })
      .toEqual(['home', 'imprint']);
    expect(traceOf(transactions()[1])).toMatchObject({ op: 'navigation', data: { 'sentry.sample_rate': 0.01 } });
  });

  test('a way that was given up is not', async ({ context }) => {
    const page = await visit(context, { path: '/', draw: 0.001 });
    await expect.poll(() => transactions().length, { timeout: 40_000 }).toBe(1);
    await page.route(/_rsc=/, (route) => void setTimeout(() => void route.abort().catch(() => undefined), 500));
    await page.evaluate(() => addEventListener('beforeunload', () => undefined));
    await page.route('**/impressum', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForTimeout(4_000);
    expect(transactions()).toHaveLength(1);
  });

  test('a page that is not there is not: by its address, and by what is at it', async ({ context }) => {
    for (const path of ['/gibt/es/nicht', '/ein-auto-das-es-nicht-gibt-999999999']) {
      await visit(context, { path, draw: 0.001 });
    }
    const page = await visit(context, { draw: 0.001 });
    await expect
      .poll(() => transactions().map(({ transaction }) => transaction), { timeout: 40_000 })
      .toEqual(['imprint']);
    await page.waitForTimeout(1_500);
    expect(transactions()).toHaveLength(1);
  });

  /** A visit at the moment when its page has been reported and nothing goes on, with time in our hands. */
  async function quietVisit(context: BrowserContext): Promise<Page> {
    const page = await visit(context, { path: '/', draw: 0.001, clock: true });
    await page.clock.runFor(35_000);
    await expect.poll(() => transactions().length).toBe(1);
    await page.route('**/api/v1/public/region*', () => undefined);
    return page;
  }
  const reason = () => traceOf(transactions()[1])?.data['sentry.idle_span_finish_reason'];
  const lengthMs = () => {
    const [, way] = transactions() as { timestamp: number; start_timestamp: number }[];
    return way ? 1_000 * (way.timestamp - way.start_timestamp) : undefined;
  };
  async function leave(page: Page): Promise<void> {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('**/impressum');
  }
  /** A call that never ends, as long as the test lasts. */
  const call = (page: Page) => page.evaluate(() => void fetch('/api/v1/public/region').catch(() => undefined));

  test('ends after 1,000 ms in which nothing goes on', async ({ context }) => {
    const page = await quietVisit(context);
    await leave(page);
    await page.waitForTimeout(500);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
    await page.evaluate(() => void fetch('/icon.svg'));
    await page.waitForTimeout(300);
    await page.clock.runFor(990);
    await page.waitForTimeout(300);
    expect(transactions()).toHaveLength(1);
    await page.clock.runFor(20);
    await expect.poll(reason).toBe('idleTimeout');
  });

  test('ends when a part has not ended in 15,000 ms', async ({ context }) => {
    const page = await quietVisit(context);
    await leave(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
    await call(page);
    await page.clock.runFor(14_900);
    await page.waitForTimeout(300);
    expect(transactions()).toHaveLength(1);
    await page.clock.runFor(200);
    await expect.poll(reason).toBe('heartbeatFailed');
  });

  test('ends after 30,000 ms, whatever still goes on', async ({ context }) => {
    const page = await quietVisit(context);
    await leave(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
    for (let i = 0; i < 3; i++) {
      await call(page);
      await page.clock.runFor(9_300);
    }
    await page.waitForTimeout(300);
    expect(transactions()).toHaveLength(1);
    await call(page);
    await page.clock.runFor(2_200);
    await expect.poll(reason).toBe('finalTimeout');
    expect(lengthMs()).toBeLessThanOrEqual(30_001);
  });

  test('holds at most 1,000 parts', async ({ context }) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Math.random = () => 0.001;
      for (let i = 0; i < 1_200; i++) performance.mark('part');
    });
    await page.goto(`${site}/impressum`);
    await expect.poll(() => transactions()[0]?.spans?.length, { timeout: 40_000 }).toBe(1_000);
  });

  test('adds to calls a baggage of at most 8,192 characters', async ({ context }) => {
    const page = await visit(context, { draw: 0.001 });
    await expect.poll(() => page.evaluate(() => '__SENTRY__' in window)).toBe(true);
    const asked = page.waitForRequest('**/api/v1/public/region');
    await page.evaluate(() => {
      const baggage = Array.from({ length: 100 }, (_, i) => `part${i}=${'x'.repeat(90)}`).join(',');
      void fetch('/api/v1/public/region', { headers: { baggage } });
    });
    const { baggage = '' } = await (await asked).allHeaders();
    expect(baggage).toContain('sentry-environment=prod-client');
    expect(baggage.length).toBeGreaterThan(8_000);
    expect(baggage.length).toBeLessThanOrEqual(8_192);
  });
});
