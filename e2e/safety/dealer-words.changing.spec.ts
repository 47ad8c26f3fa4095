import { someCar } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';
import { attack, expectUnharmed } from './attack.ts';
import { rewriteCar } from './rewrite-car.ts';

test('what a dealer writes is shown as text and runs nothing', async ({ page }) => {
  const car = await someCar();
  await using _rewritten = await rewriteCar(car.id, { title: attack, description: attack });
  await open(page, `/${car.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(attack);
  await expect(page.getByText(attack).last()).toBeVisible();
  await expectUnharmed(page);
  await page.goto('/gebrauchtwagen?ansicht=map');
  await expectUnharmed(page);
});
