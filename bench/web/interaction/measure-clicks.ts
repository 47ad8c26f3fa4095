import { EventEmitter, once } from 'node:events';
import { say } from '@kardan/core/cli/terminal';
import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { type Browser, chromium } from 'playwright-core';
import type { WebSettings } from '../settings.ts';
import { type ClickSpread, type ClickTimes, clickSpread, clickTimes } from './click-times.ts';
import { isHydrated, type ShownClick, tellName, watchClicks } from './watch-clicks.ts';

/** The boxes of two filters that stand open, fuel and body. */
const boxes = '#filter-form input:is([name="treibstoff"], [name="karosserie"]):visible';
const timeoutMs = 60_000;

/** Clicks filters on a page of results, once for each slowdown of the browser's processor. */
export async function measureClicks(pageUrl: string, { clicks, slowdowns }: WebSettings): Promise<ClickSpread[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const spreads: ClickSpread[] = [];
    for (const slowdown of slowdowns) {
      const spread = clickSpread(slowdown, await clickThrough(browser, pageUrl, clicks, slowdown));
      say(`${clicks} clicks, ${slowdown}× slower: p50 ${spread.p50.ownMs.toFixed(0)} ms without the network`);
      spreads.push(spread);
    }
    return spreads;
  } finally {
    await browser.close();
  }
}

/** Checks boxes from the first on, then unchecks them from the last on: each click leads to an address of its own. */
async function clickThrough(browser: Browser, url: string, clicks: number, slowdown: number): Promise<ClickTimes[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'de-AT' });
  const page = await context.newPage();
  const shown = new EventEmitter();
  await page.exposeFunction(tellName, (click: ShownClick) => shown.emit('click', click));
  await page.addInitScript(watchClicks);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(isHydrated);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: ClickTimes[] = [];
  for (let click = 0; click < clicks; click++) {
    const box =
      click < clicks / 2
        ? page.locator(`${boxes}:not(:checked):enabled`).first()
        : page.locator(`${boxes}:checked`).last();
    await box.scrollIntoViewIfNeeded();
    const told = once(shown, 'click', { signal: AbortSignal.timeout(timeoutMs) });
    await box.click();
    const [seen] = (await told) as [ShownClick];
    times.push(clickTimes(seen));
  }
  await context.close();
  return times;
}
