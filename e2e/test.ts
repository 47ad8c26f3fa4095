import { test as base, expect, type Page } from '@playwright/test';
import { type StackName, stack, useStack } from './stack/environment.ts';
import { startApi, startWeb } from './stack/start.ts';

export { expect };

/** Where nothing ever answers: a port that the system gives to nobody who asks for a free one. */
const nobody = 'http://127.0.0.1:2';

/** For processes that a busy machine starts. */
const startMs = 120_000;

interface Fixtures {
  /** Console errors that the test provokes; any other one fails it. */
  provokedErrors: RegExp | undefined;
  /** Takes the processes that a test starts for itself, and ends them once its page is done. */
  processes: AsyncDisposableStack;
}

/** Sites that a part is missing of, for all tests of a worker: the first that names one has it started. */
interface BrokenSites {
  /** Where web answers whose API reaches no search engine. */
  siteWithoutSearch: string;
  /** Where web answers that reaches no API. */
  siteWithoutApi: string;
}

/**
 * Playwright's test on the stack that its project names. A page that throws, writes an error to the console (a script that its policy
 * forbids does) or asks anybody but the site for anything fails its test.
 */
export const test = base.extend<Fixtures, BrokenSites & { ownStack: undefined }>({
  ownStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
    async ({}, use, { project }) => {
      useStack(project.name as StackName);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  siteWithoutSearch: [
    async ({ ownStack: _ }, use) => {
      await using api = await startApi({ OPENSEARCH_URL: nobody });
      await using web = await startWeb({ API_ORIGIN: api.origin });
      await use(web.origin);
    },
    { scope: 'worker', timeout: startMs },
  ],
  siteWithoutApi: [
    async ({ ownStack: _ }, use) => {
      await using web = await startWeb({ API_ORIGIN: nobody });
      await use(web.origin);
    },
    { scope: 'worker', timeout: startMs },
  ],
  provokedErrors: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
  baseURL: async ({}, use) => use(stack().web),
  // Each test is a visitor of its own, so that none meets the limit that another has used up.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': visitorAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
  processes: async ({}, use) => {
    await using processes = new AsyncDisposableStack();
    await use(processes);
  },
  // Names the processes only to be torn down before them: what a page still loads must not fail.
  page: async ({ page, processes: _, provokedErrors }, use, test) => {
    const errors: string[] = [];
    const foreign = new Set<string>();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() !== 'error' || provokedErrors?.test(message.text())) return;
      errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.add(request.url());
    });
    await use(page);
    if (test.status !== test.expectedStatus) {
      const body = await navigationOf(page).catch(() => 'the page answers no more');
      await test.attach('navigation', { body, contentType: 'text/plain' });
    }
    expect(errors, 'errors in the browser').toEqual([]);
    expect([...foreign], 'requests to others').toEqual([]);
  },
});

/** Where the page is and what it last asked for to get on: whether a press never arrived, or its answer did not come or was not shown. */
async function navigationOf(page: Page): Promise<string> {
  const found = await page.evaluate(() => ({
    now: Math.round(performance.now()),
    address: location.href,
    ...document.documentElement.dataset,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('_rsc='))
      .slice(-4)
      .map((entry) => {
        const { name, startTime, requestStart, responseEnd } = entry as PerformanceResourceTiming;
        return [name, ...[startTime, requestStart, responseEnd].map(Math.round)].join(' ');
      }),
  }));
  return JSON.stringify(found, undefined, 2);
}

/** From the block that is kept for documentation and tests. */
export function visitorAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  // In the part that tells networks apart: addresses of one network count as one visitor.
  return `2001:db8:${(256 * byte() + byte()).toString(16)}::1`;
}
