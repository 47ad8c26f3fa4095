import { expect, type Page } from '@playwright/test';
import { goBeforeStart, type RecordedWalk, recordWalk } from './walk-recorder.ts';

/** Presses beyond what is expected: the last leads out of the page. */
const furtherPresses = 3;

/** What appears on the way is walked as well; more than that is a circle. */
const mostRounds = 3;

export interface KeyboardWalk {
  /** How many things the Tab key came to. */
  stops: number;
  /** What keeps somebody without a mouse from using the page, a sentence each. */
  barriers: string[];
}

/**
 * Presses the Tab key from the beginning of a page until it leaves it or comes round. Everything that can have the focus gets it
 * once, in the order of the page, is then in view and not covered, and shows it; the first stop leads past what all pages share.
 */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(goBeforeStart);
  await page.evaluate(recordWalk);
  const recorded = () => page.evaluate((): RecordedWalk => Reflect.get(window, 'keyboardWalk')());
  let walk = await recorded();
  for (let round = 0; !walk.isOver && round < mostRounds; round += 1) {
    // All under way at once: waiting for each of them takes four times as long.
    await Promise.all(Array.from({ length: walk.expected + furtherPresses }, () => pressTab(page)));
    walk = await recorded();
  }
  const barriers = [...walk.barriers];
  if (!walk.isOver) barriers.push('the Tab key never leaves the page');
  if (!(await leadsPastHead(page))) barriers.push('the first stop does not lead past what all pages share');
  return { stops: walk.stops, barriers };
}

async function leadsPastHead(page: Page): Promise<boolean> {
  await page.evaluate(goBeforeStart);
  await page.keyboard.press('Tab');
  // A link elsewhere would be followed.
  const staysOnPage = await page.evaluate(() => document.activeElement?.getAttribute('href')?.startsWith('#') ?? false);
  if (!staysOnPage) return false;
  await page.keyboard.press('Enter');
  return page.evaluate(() => document.activeElement?.localName === 'main');
}

/** Sent at once, in this order: `press` would send the second half only when the first has been answered. */
function pressTab({ keyboard }: Page): Promise<unknown> {
  return Promise.all([keyboard.down('Tab'), keyboard.up('Tab')]);
}

/** Nothing keeps somebody without a mouse from getting anywhere on the page (WCAG 2.2 AA: 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
export async function expectWalkableByKeyboard(page: Page, state = ''): Promise<void> {
  const { barriers, stops } = await walkByKeyboard(page);
  expect(barriers, `by the Tab key ${state}`).toEqual([]);
  expect(stops, `stops of the Tab key ${state}`).toBeGreaterThan(0);
}
