import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { personsBrowser } from '../../site/persons-browser.ts';
import { marksIn } from './marks.ts';
import type { Speech } from './speech.ts';

export interface WatchedTab {
  page: Page;
  /**
   * Opens an address, presses there what is told, and gives what harm is seen, the marks of words that are read, and all that
   * is in it, read or not.
   */
  look(path: string, speech: Speech, asked?: Asked): Promise<{ harm: string[]; marks: string[]; content: string }>;
}

/** How a page is looked at. */
export interface Asked {
  /** What is pressed there, since only that shows further words. */
  press?: string | undefined;
  /** A success unless told. */
  status?: number | undefined;
}

export interface WatchedBrowser extends AsyncDisposable {
  /** Of one person: who signs in is signed in in all of them. */
  tabs: readonly [WatchedTab, ...WatchedTab[]];
}

/** A browser that tells whatever a typed word has done: run, asked, broken a policy, become an element. */
export async function openBrowser(site: string): Promise<WatchedBrowser> {
  const browser = await chromium.launch(personsBrowser);
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
  // Most of a page's time is waiting until nothing more is loaded.
  const tabs = [await watch(context), await watch(context), await watch(context)] as const;
  return { tabs, [Symbol.asyncDispose]: () => browser.close() };
}

async function watch(context: BrowserContext): Promise<WatchedTab> {
  const page = await context.newPage();
  let harm: string[] = [];
  await page.addInitScript(() => Reflect.set(window, 'hit', () => Reflect.set(window, 'wasHit', true)));
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => harm.push(`error: ${error.message.slice(0, 200)}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text()))
      harm.push(`policy: ${message.text().slice(0, 300)}`);
  });
  page.on('request', (request) => {
    if (/evil\.example/.test(new URL(request.url()).hostname)) harm.push(`asked ${request.url()}`);
  });
  return {
    page,
    async look(path, speech, { press, status } = {}) {
      harm = [];
      const answer = await page.goto(path, { waitUntil: 'load' });
      const told = answer?.status();
      if (status ? told !== status : !answer?.ok() && told !== 304) harm.push(`answers ${told}`);
      harm.push(...(await settle(page)));
      if (press) {
        await page.click(press);
        harm.push(...(await settle(page)));
      }
      const seen = await page.evaluate(() => ({
        wasHit: Reflect.get(window, 'wasHit') === true,
        elements: [
          ...document.querySelectorAll(
            '[data-hit], a[href^="javascript:" i], [onerror], [onload], [onclick], [onfocus]',
          ),
        ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
        broken: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
          try {
            JSON.parse(textContent ?? '');
            return [];
          } catch (error) {
            return [String(error)];
          }
        }),
        markup: document.documentElement.outerHTML,
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen, and not the data of scripts
        words: `${document.title} ${document.body.innerText} ${[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(' ')} ${document.head.innerHTML}`,
      }));
      if (seen.wasHit) harm.push('a typed script ran');
      harm.push(
        ...seen.elements.map((element) => `element: ${element}`),
        ...seen.broken.map((each) => `data: ${each}`),
      );
      return { harm, marks: marksIn(seen.words, speech), content: seen.words + seen.markup };
    },
  };
}

/**
 * Until all that it asks for is there, and nothing more is loaded or a while has passed: some pages ask again and again. Tells
 * of one that never gets there: what it would have shown nobody has seen.
 */
async function settle(page: Page): Promise<string[]> {
  // The last is what a page has that writes typed words as they are.
  const isWhole = () =>
    document.querySelector('.skeleton, [aria-busy=true]') === null &&
    document.querySelector('main, [data-hit]') !== null;
  await page.waitForFunction(isWhole, undefined, { timeout: 20_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  return page.waitForFunction(isWhole, undefined, { timeout: 20_000 }).then(
    () => [],
    () => ['is never whole'],
  );
}

interface Credentials {
  email: string;
  password: string;
  recoveryCodes: string[];
}

/** Signs somebody in as the application does, without its form. */
export async function signInAs(page: Page, { email, password, recoveryCodes }: Credentials): Promise<void> {
  await page.goto('/robots.txt');
  const recoveryCode = recoveryCodes.shift();
  const status = await page.evaluate(
    async ({ code, ...credentials }) => {
      const ask = (path: string, body: object) =>
        fetch(`/api/v1/public/admin/auth/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, client: 'browser' }),
        });
      const answer = await ask('login', credentials);
      const { outcome, ticket } = (await answer.json()) as { outcome: string; ticket?: string };
      localStorage.setItem('signedIn', 'true');
      if (outcome !== 'second-factor') return answer.status;
      return (await ask('second-factor', { ticket, recoveryCode: code })).status;
    },
    { email, password, code: recoveryCode },
  );
  if (status !== 200) throw new Error(`signing in answers ${status}`);
}
