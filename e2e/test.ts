import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { stack } from './environment.ts';

export { expect };

interface Fixtures {
  /** Console errors that the test provokes; any other one fails it. */
  provokedErrors: RegExp | undefined;
  /** Takes the processes that a test starts for itself, and ends them once its page is done. */
  processes: AsyncDisposableStack;
}

/** Playwright's test on this run's stack. A page that throws or writes an error to the console fails its test. */
export const test = base.extend<Fixtures>({
  provokedErrors: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
  baseURL: async ({}, use) => use(stack().web),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
  processes: async ({}, use) => {
    await using processes = new AsyncDisposableStack();
    await use(processes);
  },
  // Names the processes only to be torn down before them: what a page still loads must not fail.
  page: async ({ page, processes: _, provokedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !provokedErrors?.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors in the browser').toEqual([]);
  },
});

/** No violation of WCAG 2.2 AA that a program can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations).toEqual([]);
}
