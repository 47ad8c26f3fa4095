import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { personsBrowser } from '../../site/persons-browser.ts';
import { marksIn } from './marks.ts';
import type { Speech } from './speech.ts';

export interface WatchedPage extends AsyncDisposable {
  page: Page;
  /** Opens an address, and gives what harm is seen there; marks that it shows are noted. */
  look(path: string): Promise<string[]>;
  /** Marks of words that were shown on some page. */
  shown: Set<string>;
}

/** A browser that tells whatever a typed word has done: run, asked, broken a policy, become an element. */
export async function watchPages(site: string, speeches: readonly Speech[]): Promise<WatchedPage> {
  const browser = await chromium.launch(personsBrowser);
  const context: BrowserContext = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const shown = new Set<string>();
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
    shown,
    async look(path) {
      harm = [];
      const answer = await page.goto(path, { waitUntil: 'load' });
      if (!answer?.ok() && answer?.status() !== 304) harm.push(`answers ${answer?.status()}`);
      await settled(page);
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
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen, and not the data of scripts
        words: `${document.title} ${document.body.innerText} ${[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(' ')} ${document.head.innerHTML}`,
      }));
      for (const speech of speeches) for (const mark of marksIn(seen.words, speech)) shown.add(mark);
      if (seen.wasHit) harm.push('a typed script ran');
      harm.push(
        ...seen.elements.map((element) => `element: ${element}`),
        ...seen.broken.map((each) => `data: ${each}`),
      );
      return harm;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
    },
  };
}

/** Until nothing more is loaded, or a while has passed: some pages ask again and again. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
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
