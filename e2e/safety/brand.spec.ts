import { expectAccessible } from '../site/page-state.ts';
import { startWeb } from '../stack/start.ts';
import { expect, test } from '../test.ts';

const brand = {
  SITE_NAME: 'Wagenwerk',
  SITE_ORIGIN: 'https://wagenwerk.example',
  SITE_CONTACT_EMAIL: 'hallo@wagenwerk.example',
  SITE_CONTACT_PHONE: '+43 512 998877',
  SITE_IMPRINT_COMPANY: 'Wagenwerk Handels GmbH',
  SITE_IMPRINT_ADDRESS: 'Inngasse 7, 6020 Innsbruck',
  SITE_IMPRINT_REGISTER: 'FN 123456 x, Landesgericht Innsbruck',
  SITE_IMPRINT_VAT_ID: 'ATU12345678',
  SITE_IMPRINT_AUTHORITY: 'Stadtmagistrat Innsbruck',
  SITE_IMPRINT_MANAGEMENT: 'Vroni Beispiel',
  SITE_IMPRINT_OWNERS: 'Vroni Beispiel (100 %)',
  SITE_IMPRINT_CHAMBER: 'Wirtschaftskammer Tirol',
};

test('the same build serves a second brand, with nothing of the first', async ({ page, processes }) => {
  const web = processes.use(await startWeb(brand));

  for (const [path, title] of [
    ['/', 'Wagenwerk: Autos in Österreich, neu und gebraucht'],
    ['/gebrauchtwagen', 'Gebrauchtwagen – Wagenwerk'],
    ['/impressum', 'Impressum – Wagenwerk'],
  ] as const) {
    const response = await page.goto(web.origin + path);
    expect(await response?.text()).not.toContain('Kardan');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https://wagenwerk\\.example${path === '/' ? '/?' : path}$`),
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: brand.SITE_CONTACT_EMAIL })).toBeVisible();
    await expect(footer.getByRole('link', { name: brand.SITE_CONTACT_PHONE })).toHaveAttribute(
      'href',
      'tel:+43512998877',
    );
  }

  const imprint = page.getByRole('main');
  for (const [name, value] of Object.entries(brand)) {
    if (name !== 'SITE_ORIGIN') await expect(imprint).toContainText(value);
  }
  await expectAccessible(page);
});

test('a brand that is not usable does not start, and every problem is named', async () => {
  const starting = startWeb({ SITE_ORIGIN: 'wagenwerk', SITE_CONTACT_EMAIL: 'hallo' });
  await expect(starting).rejects.toThrow(/SITE_ORIGIN.*SITE_CONTACT_EMAIL/s);
});
