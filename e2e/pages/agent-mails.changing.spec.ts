import { type Database, inTransaction, openDatabase } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { createLog } from '@kardan/core/kernel/log';
import { openMailTransport } from '@kardan/core/mail/mail-transport';
import { queueMail } from '@kardan/core/mail/queue-mail';
import { sendMail } from '@kardan/core/mail/send-mail';
import { issueCode } from '@kardan/core/search-agents/codes/issue-code';
import { mailMatches } from '@kardan/core/search-agents/mailing/mail-matches';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildMatch } from '@kardan/core/testing/build-match';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { mailWriters } from '@kardan/worker/mails/mail-writers';
import { findCars } from '../data/site-data.ts';
import { looksAt } from '../site/looks.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../site/page-state.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';

/** What a search agent sends, as it arrives at the mail catcher. */
const filters = { fuel: ['diesel' as const], priceEur: { to: 40_000 }, place: { postcode: '8010', radiusKm: 500 } };
const language = 'de-AT' as const;

interface Mailing {
  db: Database;
  env: ReturnType<typeof loadEnv>;
  email: string;
}

const mails: [name: string, queue: (mailing: Mailing) => Promise<void>][] = [
  ['code', queueCode],
  ['welcome', queueWelcome],
  ['one car', (mailing) => queueCars(mailing, 1)],
  ['digest', (mailing) => queueCars(mailing, 20)],
];

async function queueCode({ db, env, email }: Mailing): Promise<void> {
  const { id } = await buildAgent(db, filters, { state: 'pending', verifiedAt: null, email });
  await inTransaction(db, (tx) => issueCode(tx, env, { id, email, language }));
}

async function queueWelcome({ db, email }: Mailing): Promise<void> {
  const { id } = await buildAgent(db, filters, { email });
  const payload = { searchAgentId: id };
  await inTransaction(db, (tx) =>
    queueMail(tx, { template: 'search-agent-welcome', recipient: email, language, payload }),
  );
}

/** New cars, and where there are several, cheaper ones as well. */
async function queueCars({ db, env, email }: Mailing, count: number): Promise<void> {
  const { id } = await buildAgent(db, filters, { email, frequency: 'at-once' });
  const found = await findCars({ withPictures: true, limit: count, sort: 'newest' });
  const cheaper = count > 1 ? await findCars({ withPictures: true, priceReduced: true, limit: 4 }) : { items: [] };
  const isCheaper = new Set(cheaper.items.map((car) => car.id));
  for (const car of isCheaper) await buildMatch(db, id, car, 'price-drop');
  const fresh = found.items.map((car) => car.id).filter((car) => !isCheaper.has(car));
  for (const car of fresh.slice(0, Math.max(1, 16 - isCheaper.size))) await buildMatch(db, id, car);
  await mailMatches({ db, env }, [id], 'at-once');
}

/** Sent through SMTP to the catcher; pictures and links lead to this run's site. */
async function caught(queue: (mailing: Mailing) => Promise<void>) {
  const env = { ...loadEnv(), DATABASE_URL: stack().databaseUrl, SITE_ORIGIN: stack().web };
  const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 2 });
  const email = `mail-${crypto.randomUUID()}@example.at`;
  try {
    await queue({ db, env, email });
    const { id } = await db.selectFrom('mail').select('id').where('recipient', '=', email).executeTakeFirstOrThrow();
    const log = createLog('worker', 'silent');
    await sendMail({ db, env, log, mail: openMailTransport(env) }, mailWriters, id);
  } finally {
    await db.destroy();
  }
  const [mail] = await caughtMails(email);
  if (!mail) throw new Error('the mail catcher has got no mail');
  return mail;
}

for (const [place, [name, queue]] of mails.entries()) {
  test(`the mail “${name}” reads well on a phone and on a desk, in the light and in the dark`, async ({
    page,
  }, info) => {
    const mail = await caught(queue);
    for (const { theme, widthPx } of looksAt(place, [390, 700])) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: widthPx, height: 900 });
      await page.setContent(mail.html);
      await page.waitForLoadState('networkidle');
      const state = `${theme} at ${widthPx} px`;
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, state);
      const pictures = await page.locator('img').evaluateAll((images) =>
        images.map((image) => ({
          alt: image.getAttribute('alt'),
          isLoaded: Reflect.get(image, 'naturalWidth') > 0,
        })),
      );
      for (const picture of pictures)
        expect(picture, state).toEqual({ alt: expect.stringMatching(/\S/), isLoaded: true });
      if (name === 'one car') expect(pictures).toHaveLength(1);
      if (name === 'digest') {
        expect(pictures).toHaveLength(16);
        await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Neue Autos', 'Preis gesenkt']);
      }
      await page.screenshot({ path: info.outputPath(`${name} ${state}.png`), fullPage: true });
    }
    // The plain text names the same prices.
    const seen = ((await page.locator('body').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const [price] of mail.text.matchAll(/€ [\d.]*\d/g)) expect(seen).toContain(price);
  });
}

test('every mail of a verified agent can be stopped with one click, and a code’s cannot be answered', async () => {
  const news = Object.fromEntries((await caught((mailing) => queueCars(mailing, 1))).headers);
  expect(news['list-unsubscribe']).toMatch(
    /^<http.*\/api\/v1\/public\/search-agent\/own\/[\w-]{43}\/unsubscribe\?language=de-AT>$/,
  );
  expect(news['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(news['auto-submitted']).toBe('auto-generated');
  const code = Object.fromEntries((await caught(queueCode)).headers);
  expect(code['list-unsubscribe']).toBeUndefined();
  expect(code['auto-submitted']).toBe('auto-generated');
});
