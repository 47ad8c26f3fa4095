import { decideNotice } from '@kardan/core/moderation/notices/deciding/decide-notice';
import { sealNoticeToken } from '@kardan/core/moderation/notices/own/notice-token';
import { buildNotice, buildOperator } from '@kardan/core/moderation/testing/build-case';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';
import { signInAt, somebody } from './people.ts';

const desktop = { width: 1440, height: 900 };
const portal = '/dealership-admin/operator';

test('a reported car is asked about, blocked with reasons, complained of, and comes back by another person', async ({
  page: visitor,
  browser,
}) => {
  test.setTimeout(240_000);
  const dealership = await inDatabase((db) => buildDealership(db));
  const title = 'Passat Variant mit Fragezeichen';
  const car = await inDatabase((db) => buildListing(db, { dealershipId: dealership.id, title }));
  const owner = await somebody({ memberships: { [dealership.id]: 'dealer-owner' } });
  const newPage = async () => (await browser.newContext({ baseURL: stack().web, viewport: desktop })).newPage();
  const [operator, dealer, second] = await Promise.all([newPage(), newPage(), newPage()]);

  // A visitor reports it.
  await open(visitor, `/${car.slug}`);
  await visitor.getByRole('link', { name: 'Inserat melden' }).click();
  const report = visitor.getByRole('dialog', { name: 'Inserat melden' });
  await report.getByLabel('Grund').selectOption({ label: 'Falsche Angaben' });
  await report.getByLabel(/^Was ist falsch/).fill('Im Serviceheft stehen 142.300 km, im Inserat 60.000.');
  await report.getByRole('checkbox').check();
  await report.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(report).toContainText('Danke, deine Meldung ist da', { timeout: 20_000 });

  // An operator finds it in the queue, and asks the dealer.
  await signInAsOperatorAt(operator, `${portal}/notices`);
  await operator.getByRole('link', { name: new RegExp(title) }).click();
  await expect(operator.getByRole('heading', { level: 1, name: /^Meldung .*: Falsche Angaben$/ })).toBeVisible();
  await expect(operator.getByText('142.300 km, im Inserat 60.000')).toBeVisible();
  await expect(operator.getByText('Erste Meldung gegen diesen Händler')).toBeVisible();
  await expectWellMade(operator, 'notice');
  await operator.getByRole('button', { name: 'Händler fragen' }).click();
  await operator.getByLabel('Frage (in Sie-Form)').fill('Wie erklären Sie den Kilometerstand im Serviceheft?');
  await operator.getByRole('button', { name: 'Frage senden' }).click();
  await expect(operator.getByText('Händler gefragt, noch keine Antwort')).toBeVisible();

  // The dealer answers.
  const statements = `/dealership-admin/${dealership.slug}/statements`;
  await signInAt(dealer, statements, owner);
  await expect(dealer.getByText('Wie erklären Sie den Kilometerstand im Serviceheft?')).toBeVisible();
  await dealer.getByLabel('Eure Antwort').fill('Das Serviceheft gehört zu einem anderen Auto.');
  await dealer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(dealer.getByText('Die Antwort ist beim Portalbetrieb.')).toBeVisible();

  // The operator reads it, reads the letters, and blocks the car.
  await operator.reload();
  await expect(operator.getByText('Das Serviceheft gehört zu einem anderen Auto.')).toBeVisible();
  await operator.getByLabel('Bestimmung').fill('Abschnitt „Inserate“');
  await operator.getByLabel('Tatsachen').fill('Das Inserat nennt 60.000 km, das Serviceheft nennt 142.300 km.');
  await operator.getByRole('button', { name: 'Vorschau' }).click();
  const letters = operator.getByRole('dialog', { name: 'So gehen die Schreiben hinaus' });
  await expect(letters).toContainText(`wir haben Ihr Inserat „${title}“ gesperrt`);
  await expect(letters).toContainText('Wir geben Ihnen recht');
  await expectAccessible(operator, 'letters');
  await operator.keyboard.press('Escape');
  await operator.getByRole('button', { name: 'Sperren und Begründung senden' }).click();
  await expect(operator.getByRole('heading', { level: 2, name: 'Inserat gesperrt' })).toBeVisible();
  await expectWellMade(operator, 'decided notice');
  expect((await visitor.request.get(`/${car.slug}`)).status()).toBe(410);

  // The dealer reads why, and complains.
  await dealer.reload();
  await expect(dealer.getByRole('region', { name: title })).toContainText('das Serviceheft nennt 142.300 km');
  await expectWellMade(dealer, 'statements');
  await dealer.getByRole('button', { name: 'Beschwerde einlegen' }).click();
  await dealer.getByLabel('Warum die Entscheidung falsch ist').fill('Die Fahrgestellnummer im Heft ist eine andere.');
  await dealer.getByRole('button', { name: 'Beschwerde senden' }).click();
  await expect(dealer.getByText('Die Beschwerde wird geprüft')).toBeVisible();

  // Who decided first leaves it to somebody else, who says that the dealer is right.
  await operator.goto(`${portal}/complaints`);
  const row = new RegExp(`Beschwerde gegen Sperre.*${title}`);
  await operator.getByRole('link', { name: row }).click();
  await expect(operator.getByText('Die erste Entscheidung war deine')).toBeVisible();
  await expect(operator.getByRole('button', { name: /antworten$/ })).toHaveCount(0);
  await signInAsOperatorAt(second, `${portal}/complaints`);
  await expectWellMade(second, 'complaints');
  await second.getByRole('link', { name: row }).click();
  await expect(second.getByText('Du entscheidest als andere Person')).toBeVisible();
  await expectWellMade(second, 'complaint');
  await second.getByLabel('Antwort mit Begründung').fill('Die Nummern stimmen nicht überein. Sie haben recht.');
  await second.getByRole('button', { name: 'Sperre aufheben und antworten' }).click();
  await expect(second.getByRole('heading', { level: 2, name: 'Recht gegeben' })).toBeVisible();
  expect((await visitor.request.get(`/${car.slug}`)).status()).toBe(200);
  await dealer.reload();
  await expect(dealer.getByText('Sperre aufgehoben', { exact: true })).toBeVisible();
  await second.goto(`${portal}/notices?state=decided`);
  await expect(second.getByRole('link', { name: new RegExp(title) })).toContainText('Berechtigt');
  await expectWellMade(second, 'notices');
  await Promise.all([operator, dealer, second].map((each) => each.context().close()));
});

test('who reported a car complains of the decision by the link of the mail, without scripts', async ({ browser }) => {
  const token = await inDatabase(async (db, { env }) => {
    const { noticeId } = await buildNotice(db);
    const reason = 'Die Angaben stimmen mit dem Serviceheft überein.';
    await decideNotice({ db }, await buildOperator(db), noticeId, { outcome: 'rejected', reason });
    return sealNoticeToken(noticeId, env.LINK_SECRET);
  });
  const context = await browser.newContext({ baseURL: stack().web, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/meldung/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Meldung' })).toBeVisible();
  await expect(page.getByText('Die Angaben stimmen mit dem Serviceheft überein.')).toBeVisible();
  await page.getByLabel('Warum die Entscheidung falsch ist').fill('Das Serviceheft ist gefälscht, wie man sieht.');
  await page.getByRole('button', { name: 'Beschwerde einlegen' }).click();
  await expect(page).toHaveURL(`/meldung/${token}`);
  await expect(page.getByText(/^Ihre Beschwerde [0-9A-F]{10} ist bei uns/)).toBeVisible();
  await context.close();
  const seen = await browser.newPage({ baseURL: stack().web });
  await seen.goto(`/en/notice/${token}`);
  await expect(seen.getByRole('heading', { level: 1, name: 'Your report' })).toBeVisible();
  await expectWellMade(seen, 'own notice');
  await seen.close();
});
