import type { Page } from '@playwright/test';
import { type AdminObjects, type AdminPage, adminPages, pagesOfRoutes } from '../site/admin-pages.ts';
import { walkByKeyboard } from '../site/keyboard/keyboard-walk.ts';
import { isFullRun } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';
import { signInAt, somebody } from './people.ts';
import { walkedObjects } from './walked-objects.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Of so many pages one is walked outside the full run: all of them take minutes. */
const pagesPerWalkedOne = 4;

const signIn: Record<AdminPage['by'] | 'editor', (page: Page, of: AdminObjects) => Promise<unknown>> = {
  nobody: async () => undefined,
  owner: async (page, { dealership, group }) => {
    const rights = { memberships: { [dealership.id]: 'dealer-owner' }, groups: { [group]: 'group-owner' } } as const;
    await signInAt(page, '/dealership-admin/account', await somebody(rights));
  },
  operator: (page) => signInAsOperatorAt(page, '/dealership-admin/operator/desk'),
  editor: async (page) => signInAt(page, '/dealership-admin/operator/content', await somebody({ isEditor: true })),
};

/** An editor has the pages about texts; with fewer ways to others around them. */
function pagesFor(who: keyof typeof signIn, of: AdminObjects): AdminPage[] {
  return adminPages(of).filter(({ by, component }) =>
    who === 'editor' ? component.startsWith('operator/content/') : by === who,
  );
}

test.describe(() => {
  // Used-up links, and a company's sign-in that was never begun.
  test.use({ provokedErrors: /status of 4\d\d/ });
  test.describe.configure({ timeout: isFullRun() ? 600_000 : 120_000 });

  for (const who of ['nobody', 'owner', 'operator', 'editor'] as const) {
    test(`the Tab key leads everywhere, and one sees where, on pages for: ${who}`, async ({ page }) => {
      const objects = await walkedObjects();
      await signIn[who](page, objects);
      const barriers: string[] = [];
      const pages = pagesFor(who, objects).filter((_, place) => isFullRun() || place % pagesPerWalkedOne === 0);
      for (const { component, path } of pages) {
        await page.setViewportSize(desk);
        // A path that differs from the last one behind its # alone would load nothing.
        await page.goto('/robots.txt');
        await page.goto(path);
        await settled(page);
        for (const size of [desk, phone]) {
          await page.setViewportSize(size);
          const walk = await walkByKeyboard(page);
          barriers.push(...walk.barriers.map((each) => `${component}, ${size.width} px: ${each}`));
        }
      }
      expect(barriers).toEqual([]);
    });
  }
});

test('every page of the application is in the list that is walked', async () => {
  const listed = adminPages(await walkedObjects()).map(({ component }) => component);
  expect(pagesOfRoutes().filter((page) => !listed.includes(page))).toEqual([]);
});

/** All that it asked for is there. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
}
