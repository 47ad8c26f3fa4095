import { builtInPatterns } from '@kardan/web/lib/routes/localised-patterns';
import { resolvePath } from '@kardan/web/lib/routes/resolve-path';
import type { RouteName } from '@kardan/web/lib/routes/route-table';
import { formsOn } from '../../site/forms-on-page.ts';
import { holdScripts } from '../../site/hold-scripts.ts';
import { expectWalkableByKeyboard } from '../../site/keyboard/keyboard-walk.ts';
import { looksAt } from '../../site/looks.ts';
import { pageKinds } from '../../site/page-kinds.ts';
import { expectAccessible, hydrated, showTheme } from '../../site/page-state.ts';
import { isFullRun } from '../../stack/environment.ts';
import { expect, test } from '../../test.ts';
import { sendForms } from './send-forms.ts';
import { expectFitsSmallestPhone } from './smallest-phone.ts';
import { expectStrictPolicy } from './strict-policy.ts';

// One test a page, none needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const widthsPx = [1440, 390];
const kinds = pageKinds.filter(({ looksAlike }) => isFullRun() || !looksAlike);

/** Routes that no kind of page leads to, and why. */
const elsewhere: Partial<Record<RouteName, string>> = {
  login: 'the application’s',
  magazineFeed: 'no page',
  notFound: 'what every unknown address leads to',
  ...Object.fromEntries(
    [
      ...(['usedCarsEstate', 'usedCarsMakeEstate', 'usedCarsModelEstate', 'oldTimersMake'] as const),
      ...(['cabrioletsMake', 'cabrioletsModel', 'oneYearCarsModel'] as const),
    ].map((name) => [name, 'results like those of used cars']),
  ),
};

test('every page that the site has is of one of these kinds', async () => {
  const names = new Set<RouteName>();
  for (const { path } of pageKinds) {
    const resolved = resolvePath((await path()).replace(/\?.*/s, ''));
    if (resolved.kind !== 'not-found') names.add(resolved.name);
  }
  const missing = (Object.keys(builtInPatterns) as RouteName[]).filter(
    (name) => !names.has(name) && !name.startsWith('admin'),
  );
  // Neither more than these, nor one of these that a kind of page leads to by now.
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});

for (const [place, kind] of kinds.entries()) {
  test.describe(() => {
    test.use({ provokedErrors: kind.status ? /status of 404/ : undefined });

    // A load costs more than most questions: each page is opened once, as over a slow line, and asked all of them. That its
    // policy breaks nothing, and that nobody else is asked for anything, is told by the test's page itself.
    test(`with scripts: ${kind.name}`, async ({ page }) => {
      const address = await kind.path();
      const letScriptsCome = await holdScripts(page);
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });

      await test.step('it has a strict policy', () => expectStrictPolicy(response, kind));

      await test.step('before its scripts have come forms keep what was typed, and put nothing personal into an address', async () => {
        for (const { isPersonal, method, submit } of await formsOn(page)) {
          if (isPersonal) expect([method, submit]).toEqual(['post', 'disabled']);
        }
        const isElsewhere = await sendForms(page, address, 'before scripts');
        if (isElsewhere) await page.goto(address, { waitUntil: 'domcontentloaded' });
      });
      await letScriptsCome();
      await hydrated(page);

      for (const { theme, widthPx } of looksAt(place, widthsPx)) {
        await test.step(`no barrier that a program can find, ${theme}, ${widthPx} px`, async () => {
          await showTheme(page, theme);
          await page.setViewportSize({ width: widthPx, height: 900 });
          await expectAccessible(page, `${theme}, ${widthPx} px`);
        });
      }

      // A hundred stops take a second or two: outside the full run each page is walked at one width, by turns.
      for (const widthPx of widthsPx.filter((_, turn) => isFullRun() || turn === place % widthsPx.length)) {
        await test.step(`the Tab key leads everywhere, and one sees where, ${widthPx} px`, async () => {
          await page.setViewportSize({ width: widthPx, height: 900 });
          await expectWalkableByKeyboard(page, `${widthPx} px`);
        });
      }

      await test.step('nothing that its policy forbids comes at its end', () =>
        page.evaluate(() => scrollTo(0, document.body.scrollHeight)));

      await test.step('nothing scrolls sideways on the smallest phone, in German and in English', () =>
        expectFitsSmallestPhone(page));
    });
  });
}
