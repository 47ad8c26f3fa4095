import type { ContentKind } from '@kardan/contract/values/content';
import { changeContentState } from '@kardan/core/content/editing/change-content-state';
import { createContent } from '@kardan/core/content/editing/create-content';
import { sharePreview } from '@kardan/core/content/preview/share-preview';
import { addRedirect } from '@kardan/core/content/redirects/change-redirects';
import { inTransaction } from '@kardan/core/db/database';
import { textFile } from '@kardan/core/testing/build-content';
import { inDatabase } from '../data/in-database.ts';
import { expectWellMade } from '../site/well-made.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';
import { somebody } from './people.ts';

test.describe('conditions', () => {
  // A set that begins in the past is refused.
  test.use({ provokedErrors: /status of 400/ });

  test('an operator enters conditions with the example before their eyes, and visitors read them', async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsOperatorAt(page, '/dealership-admin/operator/credit-examples');
    await expect(page.getByRole('heading', { level: 1, name: 'Kreditbeispiele' })).toBeVisible();
    const examples = page.getByRole('region', { name: 'So liest man es' });
    await expect(examples.getByText(/Sollzinssatz fix 5,9\u00a0% p\. a\./)).toBeVisible();
    await expectWellMade(page, 'conditions');

    await page.getByRole('button', { name: 'Neue Konditionen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Konditionen' });
    const rate = dialog.getByLabel('Sollzinssatz im Jahr');
    await rate.fill('viel');
    await expect(dialog.getByText('Sobald alle Zahlen stimmen')).toBeVisible();
    await rate.fill('4,25');
    await expect(dialog.getByText(/Sollzinssatz fix 4,25\u00a0% p\. a\., Effektivzinssatz/)).toBeVisible();
    await expect(dialog.getByText(/Achtung! Kreditaufnahme kostet Geld\./)).toBeVisible();
    await expectWellMade(page, 'new conditions');

    await dialog.getByLabel('Gilt ab').fill('2020-06-01');
    await dialog.getByRole('button', { name: 'Konditionen eintragen' }).click();
    await expect(dialog.getByText('liegt in der Vergangenheit', { exact: false })).toBeVisible();
    await expect(rate, 'nothing typed is lost').toHaveValue('4,25');
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' });
    await dialog.getByLabel('Gilt ab').fill(today);
    await dialog.getByRole('button', { name: 'Konditionen eintragen' }).click();
    await expect(dialog).toBeHidden();
    const credit = page.getByRole('region', { name: 'Kredit', exact: true });
    await expect(credit.getByRole('listitem').first()).toContainText('4,25');
    await expect(credit.getByRole('listitem').nth(1)).toContainText('Früher');

    await expect
      .poll(
        async () => {
          await page.goto('/finanzierung');
          return page.getByText(/4,25\s%/).count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  });
});

/** A draft that somebody has shared. */
async function sharedDraft(kind: ContentKind, key: string, bodyMarkdown: string): Promise<string> {
  const { accountId } = await somebody({ isEditor: true });
  const editor = { accountId, isOperator: false, isEditor: true, memberships: new Map() };
  return inDatabase(async (db, { env }) => {
    const { frontMatter } = textFile({ kind, key, frontMatter: { slug: key, ...(kind === 'article' && ofArticle) } });
    const text = { kind, key, language: 'de-AT' as const, frontMatter, bodyMarkdown };
    const { id } = await inTransaction(db, (tx) => createContent(tx, editor, text));
    const { url } = await sharePreview({ db, env: { ...env, SITE_ORIGIN: stack().web } }, editor, id);
    return new URL(url).pathname;
  });
}
const ofArticle = { picture: 'kombi-wiese' };

test('a draft is shown on its real page to who has the link, and to nobody once there is a new one', async ({
  page,
  request,
}) => {
  const key = `vorschau-${Date.now()}`;
  const path = await sharedDraft('article', key, '## Noch nicht öffentlich\n\nNur ein Entwurf.');
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('complementary', { name: 'Vorschau – nicht öffentlich' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Text ${key}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Noch nicht öffentlich' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectWellMade(page, 'preview');
  expect((await request.get(`/magazin/${key}`)).status(), 'visitors see nothing of it').toBe(404);
  const english = path.replace('/vorschau/', '/en/preview/');
  expect((await request.get(english, { maxRedirects: 0 })).headers().location).toBe(path);

  const page2 = await sharedDraft('press', `presse-${Date.now()}`, 'Eine neue Seite.');
  expect(await (await request.get(page2)).text()).toContain('Eine neue Seite.');
  await inDatabase((db) =>
    db
      .updateTable('contentPreview')
      .set({ expiresAt: new Date(0) })
      .execute(),
  );
  for (const gone of [path, page2, `${path.slice(0, -3)}AAA`]) {
    expect((await request.get(gone)).status(), gone).toBe(404);
  }
});

test('an address that editors lead elsewhere does so in one hop, with what is published since', async ({ request }) => {
  const [author, reviewer] = await Promise.all([somebody({ isEditor: true }), somebody({ isEditor: true })]);
  const actor = (accountId: number) => ({ accountId, isOperator: false, isEditor: true, memberships: new Map() });
  const key = `kundin-${Date.now()}`;
  await inDatabase(async (db) => {
    const { frontMatter } = textFile({ kind: 'testimonial', key, frontMatter: { title: `Frau ${key}` } });
    const text = { kind: 'testimonial' as const, key, language: 'de-AT' as const, frontMatter, bodyMarkdown: 'Gut.' };
    await inTransaction(db, async (tx) => {
      const { id, revision } = await createContent(tx, actor(author.accountId), text);
      const review = await changeContentState(tx, actor(author.accountId), id, revision, { to: 'review' });
      await changeContentState(tx, actor(reviewer.accountId), id, review.revision, { to: 'published' });
    });
    await addRedirect({ db }, actor(author.accountId), { fromPath: `/alt/${key}`, toPath: '/portal/kundenstimmen' });
  });
  const moved = async () => {
    const answer = await request.get(`/alt/${key}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await expect.poll(moved, { timeout: 30_000 }).toEqual([308, '/portal/kundenstimmen']);
  const list = await request.get('/portal/kundenstimmen');
  expect(await list.text()).toContain(`Frau ${key}`);
  expect(list.headers()['cache-tag']?.split(','), 'a change of any of them removes the page').toContain(
    'content:testimonial',
  );
});
