import { open } from '../site/page-state.ts';
import { chipTexts, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

const sentence = 'Golf Diesel Kombi bis 15.000 in Graz';
const understood = [
  'Marke, Modell Volkswagen Golf',
  'Preis bis € 15.000',
  'Treibstoff Diesel',
  'Karosserie Kombi',
  'Ort 8010 + 50 km',
];

for (const start of ['/gebrauchtwagen', '/']) {
  test(`a sentence becomes exactly the filters it names, typed at ${start}`, async ({ page }) => {
    await open(page, start);
    const box = page.getByRole('main').getByRole('search').first().locator('input[name=text]');
    await box.fill(sentence);
    await box.press('Enter');
    const { chips } = resultsOn(page);
    await expect(chips).toHaveCount(understood.length);
    expect(await chipTexts(chips)).toEqual(understood);
  });
}

for (const [bereich, text, chip] of [
  ['electric', 'Golf Diesel', 'Treibstoff Diesel'],
  ['cabriolet', 'SUV bis 20.000', 'Karosserie SUV / Geländewagen'],
] as const) {
  test(`“${text}”, typed in the section ${bereich}, loses no word`, async ({ page }) => {
    await page.goto(`/angebote/suche/start?${new URLSearchParams({ text, bereich })}`);
    await expect(resultsOn(page).chips.first()).toBeVisible();
    expect(await chipTexts(resultsOn(page).chips)).toContain(chip);
  });
}

test('each of the filters can be taken back alone', async ({ page }) => {
  await page.goto(`/angebote/suche/start?${new URLSearchParams({ text: sentence, bereich: 'used' })}`);
  const { chips } = resultsOn(page);
  const address = page.url();
  for (const [index, text] of understood.entries()) {
    await open(page, address);
    await chips.nth(index).click();
    await expect(chips).toHaveCount(understood.length - 1);
    expect(await chipTexts(chips)).toEqual(understood.filter((each) => each !== text));
  }
  await open(page, address);
  await page.getByRole('link', { name: 'Alle löschen' }).click();
  await expect(chips).toHaveCount(0);
});
