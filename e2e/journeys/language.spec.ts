import { someCar } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

test('every page leads to its twin in the other language and back, filters included', async ({ page }) => {
  const { slug } = await someCar();
  const pairs: [german: string, english: string][] = [
    ['/', '/en'],
    ['/gebrauchtwagen/volkswagen?preis-bis=20000', '/en/used-cars/volkswagen?preis-bis=20000'],
    ['/impressum', '/en/imprint'],
    [`/${slug}`, `/en/${slug}`],
  ];
  for (const [german, english] of pairs) {
    await open(page, german);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(german);
  }
});

test('after moving on, the link leads to the twin of the page one is on', async ({ page }) => {
  await open(page, '/impressum');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jahreswagen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jahreswagen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/one-year-cars');
});

test('an English page holds no German word of the interface', async ({ page }) => {
  for (const path of ['/en', '/en/used-cars?preis-bis=20000', '/en/used-cars?ansicht=map', '/en/imprint']) {
    await page.goto(path);
    const text = await page.locator('body').ariaSnapshot();
    expect(text, path).not.toMatch(
      /\b(Filter entfernen|Treffer|Sortieren|Umkreis|Zurück|Weiter|Gebrauchtwagen|Suchen|Händler)\b/,
    );
    // A text that is missing shows its key; addresses look like one.
    expect(text.replace(/\S+\.(at|com|example)\b/g, ''), path).not.toMatch(/\b[a-z]{2,}(\.[a-zA-Z]+){1,3}\b/);
  }
});
