import type { Page } from '@playwright/test';
import { walkByKeyboard } from '../../site/keyboard/keyboard-walk.ts';
import { expectAccessible } from '../../site/page-state.ts';

export interface Barriers {
  /** What a program finds by WCAG 2.2 AA. */
  found: string[];
  /** What keeps the Tab key from somewhere, or from being followed by eye, on a desk and on a phone. */
  keyboard: string[];
  /** How many things the Tab key came to on a desk. */
  stops: number;
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What keeps somebody from using a page: looked for by a program, and by the Tab key alone. */
export async function barriersOn(page: Page): Promise<Barriers> {
  const found = await expectAccessible(page).then(
    () => [],
    (error: Error) => [
      error.message
        .split('\n')
        .filter((line) => line.includes(': '))
        .join(' ')
        .slice(0, 600),
    ],
  );
  await page.setViewportSize(phone);
  const onPhone = await walkByKeyboard(page);
  await page.setViewportSize(desk);
  const { barriers, stops } = await walkByKeyboard(page);
  return { found, keyboard: [...barriers, ...onPhone.barriers.map((each) => `on a phone: ${each}`)], stops };
}
