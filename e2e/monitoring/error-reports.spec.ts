import { startTestReceiver, type TestReceiver } from '@kardan/core/testing/error-receiver';
import { noiseFragments } from '@kardan/web/lib/error-reporting/noise';
import type { BrowserContext, Page, Route } from '@playwright/test';
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
const pageNames = () => transactions().map(({ transaction }) => transaction);
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
  expect(everything).not.toMatch(/huber|1234567|suchagent|Chrome|Mozilla|2001:db8/i);
});

/** From when on calls of the page are noted. */
const tracingStarted = (page: Page) => page.waitForFunction(() => '__sentry_original__' in fetch);

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
    await expect.poll(pageNames, { timeout: 40_000 }).toEqual(['home']);
    await page.locator('footer a[href="/impressum"]').click();
    await page.waitForURL('**/impressum');
    await expect.poll(pageNames, { timeout: 40_000 }).toEqual(['home', 'imprint']);
    expect(traceOf(transactions()[1])).toMatchObject({ op: 'navigation', data: { 'sentry.sample_rate': 0.01 } });
  });

  test('a page that is not there is not: by its address, and by what is at it', async ({ context }) => {
    for (const path of ['/gibt/es/nicht', '/ein-auto-das-es-nicht-gibt-999999999']) {
      await visit(context, { path, draw: 0.001 });
    }
    const page = await visit(context, { draw: 0.001 });
    await expect.poll(pageNames, { timeout: 40_000 }).toEqual(['imprint']);
    await page.waitForTimeout(1_500);
    expect(pageNames()).toEqual(['imprint']);
  });

  /** A visit on its way to another page, with time in our hands: a call goes on until the test ends it. */
  async function visitOnItsWay(context: BrowserContext) {
    const page = await visit(context, { path: '/', draw: 0.001, clock: true });
    await expect.poll(pageNames, { timeout: 40_000 }).toEqual(['home']);
    const open: Route[] = [];
    await page.route('**/api/v1/public/region', (route) => void open.push(route));
    const call = async () => {
      const before = open.length;
      await page.evaluate(() => void fetch('/api/v1/public/region').catch(() => undefined));
      await expect.poll(() => open.length).toBe(before + 1);
    };
    const endCalls = async () => {
      for (const route of open) await route.fulfill({ json: [] });
      await page.waitForTimeout(500);
    };
    const now = () => page.evaluate(() => Date.now());
    const clickedAt = () => page.evaluate((): number => Reflect.get(window, 'clickedAt'));
    await page.evaluate(() => {
      const noteTime = () => Reflect.set(window, 'clickedAt', Date.now());
      addEventListener('click', noteTime, { capture: true, once: true });
    });
    await page.locator('footer a[href="/impressum"]').click();
    await call();
    await page.waitForURL('**/impressum');
    await page.clock.pauseAt((await now()) + 2_000);
    return { page, call, endCalls, passedMs: (await now()) - (await clickedAt()) };
  }
  const reason = () => traceOf(transactions()[1])?.data['sentry.idle_span_finish_reason'];
  async function letPass(page: Page, ms: number): Promise<void> {
    await page.clock.runFor(ms);
    await page.waitForTimeout(300);
  }

  test('ends after 1,000 ms in which nothing goes on', async ({ context }) => {
    const { page, endCalls } = await visitOnItsWay(context);
    await endCalls();
    await letPass(page, 990);
    expect(pageNames()).toEqual(['home']);
    await letPass(page, 20);
    await expect.poll(reason).toBe('idleTimeout');
  });

  test('ends when a part has not ended in 15,000 ms', async ({ context }) => {
    const { page, call } = await visitOnItsWay(context);
    await call();
    await letPass(page, 14_990);
    expect(pageNames()).toEqual(['home']);
    await letPass(page, 20);
    await expect.poll(reason).toBe('heartbeatFailed');
  });

  test('ends after 30,000 ms, whatever still goes on', async ({ context }) => {
    const { page, call, passedMs } = await visitOnItsWay(context);
    for (let i = 0; i < 3; i++) {
      await call();
      await letPass(page, Math.floor((29_900 - passedMs) / 3));
    }
    expect(pageNames()).toEqual(['home']);
    // The way begins some moments after the press.
    await letPass(page, 1_000);
    await expect.poll(reason).toBe('finalTimeout');
  });

  test('leaves out a way that was given up', async ({ context }) => {
    const page = await visit(context, { path: '/', draw: 0.001, clock: true });
    await expect.poll(pageNames, { timeout: 40_000 }).toEqual(['home']);
    await page.route(/impressum\?_rsc=/, () => undefined);
    await page.locator('footer a[href="/impressum"]').click();
    await letPass(page, 16_000);
    await page.locator('footer a[href="/uebersicht"]').click();
    await page.waitForURL('**/uebersicht');
    await expect.poll(pageNames, { timeout: 40_000 }).toEqual(['home', 'sitemap']);
  });

  test('holds at most 1,000 parts', async ({ context }) => {
    const page = await visit(context, { draw: 0.001 });
    await tracingStarted(page);
    // Forbidden by the page's policy and so refused at once: a part of the page's loading all the same.
    await page.evaluate(() => {
      for (let i = 0; i < 1_200; i++) void fetch('data:,').catch(() => undefined);
    });
    await expect.poll(() => transactions()[0]?.spans?.length, { timeout: 40_000 }).toBe(1_000);
  });

  test('adds to calls a baggage of at most 8,192 characters, whatever was handed to the page', async ({ context }) => {
    await context.addInitScript(() => {
      const meta = (name: string, content: string) =>
        document.head.append(Object.assign(document.createElement('meta'), { name, content }));
      addEventListener('DOMContentLoaded', () => {
        meta('sentry-trace', `${'a'.repeat(32)}-${'b'.repeat(16)}-1`);
        meta('baggage', Array.from({ length: 100 }, (_, i) => `sentry-part${i}=${'x'.repeat(90)}`).join(','));
      });
    });
    const page = await visit(context, { draw: 0.001 });
    await tracingStarted(page);
    const asked = page.waitForRequest('**/api/v1/public/region');
    await page.evaluate(() => void fetch('/api/v1/public/region'));
    const { baggage = '' } = await (await asked).allHeaders();
    expect(baggage).toContain('sentry-part0=');
    expect(baggage.length).toBeGreaterThan(8_000);
    expect(baggage.length).toBeLessThanOrEqual(8_192);
  });
});
