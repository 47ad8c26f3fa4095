import { formsOn } from '../../site/forms-on-page.ts';
import { pageKinds } from '../../site/page-kinds.ts';
import { expect, test } from '../../test.ts';
import { expectHashesOfInlineScripts } from './inline-scripts.ts';
import { sendForms } from './send-forms.ts';
import { expectWholePage } from './whole-page.ts';

// One test a page, none needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test.use({ javaScriptEnabled: false, provokedErrors: /status of 404/ });

for (const { name, path, status = 200 } of pageKinds) {
  test(`without scripts: ${name}`, async ({ page }) => {
    const address = await path();
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(status);

    await test.step('the whole page is there', () => expectWholePage(page));

    await test.step('its policy has a hash of every inline script', () => expectHashesOfInlineScripts(response));

    await test.step('every form works or is not there, and none puts what is personal into an address', async () => {
      for (const { isPersonal, isVisible, method, submit } of await formsOn(page)) {
        if (isVisible) expect(submit, 'a form that is shown can be sent').toBe('works');
        expect(isPersonal && (isVisible || method === 'get'), 'a form that takes a script is not shown').toBe(false);
      }
      await sendForms(page, address, 'without scripts');
    });
  });
}
