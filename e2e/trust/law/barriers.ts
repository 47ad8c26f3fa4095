import type { Page } from '@playwright/test';
import { expectAccessible } from '../../site/page-state.ts';

export interface Barriers {
  /** What a program finds by WCAG 2.2 AA. */
  found: string[];
  /** Where the Tab key leads and nobody sees it, or from where it leads no further. */
  keyboard: string[];
  /** How many things the Tab key came to. */
  stops: number;
}

/** What keeps somebody from using a page: looked for by a program, and by the Tab key alone. */
export async function barriersOn(page: Page, presses: number): Promise<Barriers> {
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
  const keyboard: string[] = [];
  const stops = new Set<string>();
  let [before, times] = ['', 0];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const { name, isSeen, isInWindow, isEnd, key } = await page.evaluate(focused);
    if (isEnd) break;
    stops.add(key);
    times = key === before ? times + 1 : 0;
    before = key;
    if (times >= 3) {
      keyboard.push(`${name}: leads no further`);
      break;
    }
    if (!isSeen) keyboard.push(`${name}: cannot be seen to have the focus`);
    if (!isInWindow) keyboard.push(`${name}: has the focus outside the window`);
  }
  return { found, keyboard: [...new Set(keyboard)], stops: stops.size };
}

/** Runs in the page: what has the focus, and whether one sees it. */
function focused() {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return { name: '', isSeen: true, isInWindow: true, isEnd: true, key: '' };
  const marked = (each: Element | null): boolean => {
    if (!each || each === document.body) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      boxShadow !== 'none' ||
      marked(each.parentElement)
    );
  };
  const { top, bottom, width, height } = element.getBoundingClientRect();
  const place = [...document.querySelectorAll('*')].indexOf(element);
  const label = element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '';
  return {
    name: `${element.tagName.toLowerCase()} “${label.trim().slice(0, 40)}”`,
    // A field that another element shows instead, and a knob whose outline no script can look at.
    isSeen: marked(element) || element.matches('input[type=range]') || width * height <= 4,
    isInWindow: (bottom > 0 && top < innerHeight) || width * height <= 4,
    isEnd: false,
    key: String(place),
  };
}
