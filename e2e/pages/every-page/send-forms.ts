import type { Page } from '@playwright/test';
import { type FormOnPage, formsOn } from '../../site/forms-on-page.ts';
import { isFullRun } from '../../stack/environment.ts';
import { expect } from '../../test.ts';

/** Forms that this worker has sent, without scripts and before they came. */
const sent = { 'without scripts': new Set<string>(), 'before scripts': new Set<string>() };

/**
 * Sends every form that is shown on the page; outside the full run those alone whose like has not been sent before. The same
 * search or order stands on many pages: its fields, its method and what takes it are then the same. Says whether any was sent:
 * the page is another one then.
 */
export async function sendForms(page: Page, path: string, mode: keyof typeof sent): Promise<boolean> {
  let isElsewhere = false;
  for (const [index, { isVisible, likeness }] of (await formsOn(page)).entries()) {
    if (!isVisible || (!isFullRun() && sent[mode].has(likeness))) continue;
    if (isElsewhere) await page.goto(path, { waitUntil: 'domcontentloaded' });
    const form = (await formsOn(page))[index];
    isElsewhere = form !== undefined && (await sendForm(page, path, form));
    if (isElsewhere) sent[mode].add(likeness);
  }
  return isElsewhere;
}

/**
 * Types into a form and presses Enter in it: one that only looks for something leads to an address with what was typed, and
 * any other stays where it is, with it. One that nothing can be typed into is not sent.
 */
async function sendForm(page: Page, path: string, found: FormOnPage): Promise<boolean> {
  const { form, method, isPersonal, submit } = found;
  if (method === 'dialog') return false;
  const typed = await found.fillIn();
  const [name] = Object.keys(typed).slice(-1);
  if (name === undefined) return false;
  const field = form.locator(`[name="${name}"]`).last();
  if (submit !== 'works') {
    expect(isPersonal && method === 'get').toBe(false);
    await field.press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(new URL(path, page.url()).href);
    // Enter in a text of several lines begins the next one.
    for (const [each, text] of Object.entries(typed))
      await expect(form.locator(`[name="${each}"]`)).toHaveValue(new RegExp(`^${text}\\n?$`));
    return true;
  }
  expect([method, isPersonal]).toEqual(['get', false]);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.isNavigationRequest()),
    field.press('Enter'),
  ]);
  expect(request.method()).toBe('GET');
  const parameters = [...new URL(request.url()).searchParams];
  for (const pair of Object.entries(typed)) expect(parameters).toContainEqual(pair);
  expect((await request.response())?.status()).toBeLessThan(500);
  return true;
}
