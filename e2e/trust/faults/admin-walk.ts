import { setTimeout as sleep } from 'node:timers/promises';
import { sessionCookie } from '@kardan/contract/values/session-cookie';
import { sealRefreshToken } from '@kardan/core/accounts/sessions/refresh-token';
import { loadEnv } from '@kardan/core/env';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { type Browser, chromium, type Page, type Request, type Response } from '@playwright/test';
import { mapAtOnce } from '../../map-at-once.ts';
import { type AdminPage, adminPages, pagesOfRoutes } from '../../site/admin-pages.ts';
import { personsBrowser } from '../../site/persons-browser.ts';
import { sized } from '../size.ts';
import type { FaultyStack } from './faulty-stack.ts';

/** Who is at work in the application: editors and staff see pages of operators and owners, with rights of their own. */
type Person = AdminPage['by'] | 'editor' | 'staff';
export interface OpenedPage extends Omit<AdminPage, 'by'> {
  by: Person;
}

/** What somebody at work in the application saw of one of its pages. */
export interface SeenPage {
  component: string;
  by: Person;
  verdict: 'content' | 'message' | 'wrong';
  told: string;
  seconds: number;
  /** Until there was something to see: that it is being loaded, that it is tried again, or the page itself. */
  signSeconds: number;
}

/** Who sees nothing happen for longer takes the application for broken. */
export const maxSignSeconds = sized({ small: 5, full: 2 });

/**
 * The application asks three times with pauses of a second and of two before it tells of a failure, and waits for each answer; a small
 * run is for machines that are busy with other things.
 */
const maxAdminSeconds = sized({ small: 30, full: 15 });
/** Each opens its share of a person's pages. */
const tabsOfAPerson = sized({ small: 1, full: 2 });
/** With nine the browser alone was now and then more than two cores bear, and pages failed that nothing had been done to. */
const tabsAtOnce = 3;

/** Pages that a small run opens: a list, a form, one object, figures, and what nobody signs in for. */
const few = new Set([
  ...['sign-in/sign-in-page', 'offers/offers-page', 'offer-edit/offer-edit-page', 'inbox/thread/thread-page'],
  ...['overview/overview-page', 'operator/desk/desk-page', 'operator/health/search-index/index-page'],
  'operator/content/text/text-page',
]);

/** Without a provider's answer in its address it can only say that a sign-in has not worked. */
const alwaysRefused = new Set(['company-sign-in/company-return-page']);

/** What a page asks for before the step that needs it is shown; that step says so when it comes. */
const askedAhead: Record<string, string[]> = { 'new-dealer/new-dealer-page': ['/agreements', '/mail/challenge'] };

/** By what the application says that something is not there. */
const message =
  /nicht geklappt|gerade nicht|nicht erreichbar|antwortet nicht|lässt sich nicht|Keine Verbindung|Noch einmal versuchen/;

/** Of an owner's pages those that somebody without an owner's rights works with. */
const ofStaff = new Set([
  ...['overview/overview-page', 'inbox/inbox-page', 'inbox/thread/thread-page', 'inbox-templates/templates-page'],
  ...['offers/offers-page', 'offer-new/offer-new-page', 'offer-edit/offer-edit-page', 'account/account-page'],
]);

/** Every page of the application, opened for what there is; those of staff and editors once more, by them. */
export function pagesOfApplication({ objects }: FaultyStack): OpenedPage[] {
  const pages = adminPages({
    dealership: { id: objects.dealershipId, slug: objects.slug },
    listing: objects.listingId,
    thread: objects.threadId,
    person: objects.personId,
    group: objects.groupId,
    webhook: objects.webhookId,
    feed: objects.feedId,
    run: objects.runNumber,
    notice: objects.noticeId,
    complaint: objects.complaintId,
    request: objects.requestId,
    agreement: objects.versionId,
    content: objects.contentId,
    make: objects.makeId,
    model: objects.modelId,
    // What a link looks like that is used up.
    invitation: 'gone',
    uploadLink: 'gone',
  });
  const notOpened = pagesOfRoutes().filter((page) => !pages.some(({ component }) => component === page));
  const unknown = [...few, ...ofStaff].filter((name) => !pages.some(({ component }) => component === name));
  if (unknown.length > 0) throw new Error(`no pages of the application: ${unknown.join(', ')}`);
  if (notOpened.length > 0) throw new Error(`pages of the application that nobody opens: ${notOpened.join(', ')}`);
  const byOthers = pages.flatMap((page): OpenedPage[] => {
    if (page.by === 'owner' && ofStaff.has(page.component)) return [{ ...page, by: 'staff' }];
    return page.component.startsWith('operator/content/') ? [{ ...page, by: 'editor' }] : [];
  });
  return [...pages, ...byOthers].filter(({ component }) => sized({ small: few.has(component), full: true }));
}

export interface PeopleAtWork extends AsyncDisposable {
  /** Has everybody go from page to page, and tells what they see. */
  walk(): Promise<SeenPage[]>;
}

/** Opens everything while all is well: a page that shows no content then would tell nothing later. */
export async function expectUsualApplication(stack: FaultyStack): Promise<void> {
  await using people = await openApplication(stack, pagesOfApplication(stack));
  const unusual = (await people.walk()).filter(
    ({ component, verdict }) => verdict !== (alwaysRefused.has(component) ? 'message' : 'content'),
  );
  const told = unusual.map(({ component, by, told: what }) => `${component} (${by}): ${what}`);
  if (told.length > 0) throw new Error(`pages of the application are not as they should be:\n${told.join('\n')}`);
}

/** An owner, one of the staff, an operator, an editor and somebody who is not signed in, each with the application before them while all is well. */
export async function openApplication(stack: FaultyStack, pages: OpenedPage[]): Promise<PeopleAtWork> {
  const browser = await chromium.launch(personsBrowser);
  try {
    const shares: { tab: Tab; pages: OpenedPage[] }[] = [];
    for (const by of ['owner', 'operator', 'editor', 'staff', 'nobody'] as const) {
      const own = pages.filter((page) => page.by === by);
      for (let place = 0; place < tabsOfAPerson; place++) {
        const share = own.filter((_page, index) => index % tabsOfAPerson === place);
        shares.push({ tab: await openTab(browser, stack, by), pages: share });
      }
    }
    return {
      async walk() {
        const seen = await mapAtOnce(shares, tabsAtOnce, async ({ tab, pages: share }) => {
          const own: SeenPage[] = [];
          for (const page of share) own.push(await lookAt(tab, page));
          return own;
        });
        return seen.flat();
      },
      [Symbol.asyncDispose]: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

const starts: Record<Person, string> = {
  owner: '/dealership-admin',
  staff: '/dealership-admin',
  operator: '/dealership-admin/operator/desk',
  editor: '/dealership-admin/operator/content',
  nobody: '/anmelden',
};

interface Tab {
  page: Page;
  /** What has been answered there: it stays to be seen when it cannot be asked for again. */
  known: Set<string>;
}

async function openTab(browser: Browser, stack: FaultyStack, by: Person): Promise<Tab> {
  const context = await browser.newContext({ baseURL: stack.web, locale: 'de-AT' });
  if (by !== 'nobody') {
    const value = await refreshTokenOf(stack, by);
    const url = stack.web.replace('http:', 'https:');
    await context.addCookies([{ name: sessionCookie, value, url, httpOnly: true, secure: true, sameSite: 'Strict' }]);
    await context.addInitScript(() => localStorage.setItem('signedIn', 'true'));
  }
  const tab = { page: await context.newPage(), known: new Set<string>() };
  const heard = listen(tab);
  await tab.page.goto(starts[by]);
  await tab.page.locator('main h1').first().waitFor({ timeout: 30_000 });
  while (!heard.isQuiet()) await sleep(100);
  heard.end();
  return tab;
}

async function refreshTokenOf({ db, objects }: FaultyStack, by: Exclude<Person, 'nobody'>): Promise<string> {
  const rights: Record<typeof by, AccountRights> = {
    owner: { memberships: { [objects.dealershipId]: 'dealer-owner' }, groups: { [objects.groupId]: 'group-owner' } },
    staff: { memberships: { [objects.dealershipId]: 'dealer-staff' } },
    operator: { isOperator: true },
    editor: { isEditor: true },
  };
  const { id: accountId } = await buildAccount(db, rights[by]);
  // Operators come in with two factors or not at all.
  const passkey = { credentialId: `p-${accountId}`, publicKey: Buffer.from('x'), counter: 0, label: 'Test' };
  await db
    .insertInto('passkey')
    .values({ accountId, ...passkey, backedUp: false, transports: [] })
    .execute();
  const sessionId = await buildSession(db, accountId);
  return sealRefreshToken({ sessionId, generation: 1 }, loadEnv().ACCOUNT_SECRET);
}

/** Goes to a page as a link of the application does, and waits until it is settled. */
async function lookAt(tab: Tab, { component, path, by }: OpenedPage): Promise<SeenPage> {
  const { page } = tab;
  const heard = listen(tab);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  await page.evaluate(markHeadings);
  const signed = page
    .waitForFunction(hasSign, undefined, { timeout: maxAdminSeconds * 1_000, polling: 50 })
    .then(seconds, () => maxAdminSeconds);
  // Nobody follows links between pages that they are not signed in for.
  if (by === 'nobody') await page.goto(path);
  else await page.evaluate(goTo, path);
  // The application asks again by itself before it tells of a failure.
  let seen = await seenNow(tab, heard, component);
  while (seen.verdict === 'wrong' && seconds() < maxAdminSeconds) {
    await sleep(100);
    seen = await seenNow(tab, heard, component);
  }
  heard.end();
  const settledAt = seconds();
  // Where one page follows another of the same name, that it is settled is the sign.
  return {
    component,
    by,
    ...seen,
    seconds: settledAt,
    signSeconds: await Promise.race([signed, Promise.resolve(settledAt)]),
  };
}

async function seenNow({ page }: Tab, heard: Heard, component: string): Promise<Pick<SeenPage, 'verdict' | 'told'>> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, and not the data of scripts
  const words = await page.locator('body').innerText();
  if (heard.errors.length > 0) return { verdict: 'wrong', told: `error: ${heard.errors.join('; ')}` };
  if (!heard.isQuiet() || !(await page.evaluate(isSettled)))
    return { verdict: 'wrong', told: `blank, or still loading: ${words.slice(-200)}` };
  const said = message.exec(words)?.[0];
  const failures = [...heard.failed].map(([call, status]) => `${call} (${status})`).join(', ');
  if (said) return { verdict: 'message', told: `${said}: ${failures}` };
  const ahead = askedAhead[component] ?? [];
  if ([...heard.failed.keys()].some((call) => !ahead.some((path) => call.endsWith(path))))
    return { verdict: 'wrong', told: `nothing says that these failed: ${failures}` };
  return { verdict: 'content', told: '' };
}

/** Longer than between an answer and the next question that follows from it. */
const quietMs = 500;

interface Heard {
  errors: string[];
  /** Calls whose last answer was a failure, and that have never been answered otherwise; with its status. */
  failed: Map<string, number>;
  isQuiet(): boolean;
  end(): void;
}

/** Hears what a tab asks for, what is answered with a failure of ours, and what breaks. */
function listen({ page, known }: Tab): Heard {
  const errors: string[] = [];
  const failed = new Map<string, number>();
  const own = new WeakSet<Request>();
  const inFlight = new Set<Request>();
  let lastHeard = performance.now();
  const asked = (request: Request) => {
    // Pictures come when they come.
    if (!['fetch', 'xhr', 'script'].includes(request.resourceType())) return;
    own.add(request);
    inFlight.add(request);
    lastHeard = performance.now();
  };
  const answered = (request: Request) => {
    inFlight.delete(request);
    lastHeard = performance.now();
  };
  const judged = (response: Response) => {
    // What the page before has asked for is nothing of this one's.
    if (!own.has(response.request())) return;
    const { pathname } = new URL(response.url());
    const status = response.status();
    // It is asked again by itself, and the last answer counts.
    if (status < 500 && status !== 429) {
      known.add(pathname);
      failed.delete(pathname);
    } else if (!known.has(pathname)) {
      failed.set(pathname, status);
    }
  };
  const broken = (error: Error) => errors.push(error.message.slice(0, 200));
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered);
  page.on('response', judged).on('pageerror', broken);
  return {
    errors,
    failed,
    isQuiet: () => inFlight.size === 0 && performance.now() - lastHeard > quietMs,
    end() {
      page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered);
      page.off('response', judged).off('pageerror', broken);
    },
  };
}

function goTo(path: string): void {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

/** What is there before somebody goes elsewhere is no sign of what comes. */
function markHeadings(): void {
  for (const heading of document.querySelectorAll('h1, main h2'))
    heading.setAttribute('data-before', heading.textContent);
}

/** Whether something says that a page is on its way, or is there: a placeholder, a status, a message or another heading. */
function hasSign(): boolean {
  if (document.querySelector('.skeleton, main [aria-busy=true], [role=alert]')) return true;
  const headings = [...document.querySelectorAll('h1, main h2')];
  return headings.some((heading) => heading.getAttribute('data-before') !== heading.textContent);
}

/** Whether there is a heading, and nothing is still being loaded. */
function isSettled(): boolean {
  return (
    document.querySelector('h1, main h2, [role=alert] h2') !== null &&
    document.querySelector('main .skeleton, main [aria-busy=true]') === null
  );
}
