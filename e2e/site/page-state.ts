import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Opens a page and waits until its scripts answer to presses; before that only what needs none works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page, timeout?: number): Promise<void> {
  const areTakenOver = () => {
    // Parts of a page are taken over one after the other. A map brings buttons of its own.
    const parts = [...document.querySelectorAll('header a, main button:not(.maplibregl-map *)')];
    const isTakenOver = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
    return document.querySelector('header a') !== null && parts.every(isTakenOver);
  };
  await page.waitForFunction(areTakenOver, undefined, timeout === undefined ? {} : { timeout });
}

/**
 * In the other theme as it is, without loading it again, and at once: what is out of sight would begin its transition only
 * when somebody looks at it.
 */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((dark) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.classList.toggle('dark', dark);
  }, theme === 'dark');
}

/**
 * Waits for everything that moves to arrive: half-way colours have contrasts that nobody sees. A change becomes a transition
 * with the next frame, and one that ends may begin another in what inherits from it.
 */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    await nextFrame();
    for (let moving = document.getAnimations(); moving.some(hasEnd); moving = document.getAnimations()) {
      await Promise.allSettled(moving.filter(hasEnd).map((each) => each.finished));
      await nextFrame();
    }
  });
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** No violation of WCAG 2.2 AA that a program can find. */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  await animationsFinished(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    return (await Reflect.get(window, 'axe').run(document, options)).violations;
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  expect(found, `accessibility ${state}`).toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBe(window);
}
