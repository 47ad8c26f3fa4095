import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { looksAt } from '../site/looks.ts';
import { buildStorybookIfStale, storybookDirectory } from './build-storybook.ts';

/** The design system, each primitive in each state, as Storybook shows it. Needs nothing of the stack. */
const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

// What still fades in would be judged half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: Server;
let origin: string;

test.beforeAll(async () => {
  await buildStorybookIfStale();
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    readFile(join(storybookDirectory, pathname)).then(
      (file) =>
        response.setHeader('content-type', mediaTypes[extname(pathname)] ?? 'application/octet-stream').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server.close());

const widthsPx = [1440, 390];

for (const { theme, widthPx } of looksAt(0, widthsPx, true)) {
  test(`primitives are accessible in the ${theme} theme at ${widthPx} pixels, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: widthPx, height: 800 });
    const stories = storyIds().filter((_, place) =>
      looksAt(place, widthsPx).some((look) => look.theme === theme && look.widthPx === widthPx),
    );
    expect(stories.length).toBeGreaterThan(20);
    await openStory(page, `${stories[0]}&globals=theme:${theme}`);
    await page.addScriptTag({ content: axe.source });
    const problems: string[] = [];
    for (const id of stories) {
      if (id !== stories[0]) await showStory(page, id);
      // What opens is looked at open.
      const trigger = page.locator('#storybook-root').getByRole('button').first();
      if (id.startsWith('overlays--') && (await trigger.isVisible())) await trigger.click();
      problems.push(...(await axeProblems(page)).map((problem) => `${id}: ${problem}`));
      const tooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      if (tooWide) problems.push(`${id}: scrolls sideways`);
    }
    expect(problems).toEqual([]);
  });
}

test('arrow keys move the slider from edge to edge, the inputs follow, and the form sends bare numbers', async ({
  page,
}) => {
  await openStory(page, 'forms-rangefield--chosen');
  const from = page.getByRole('textbox', { name: 'Preis, von (€)' });
  await expect(from).toHaveValue('12.500');
  await page.getByRole('slider', { name: 'Preis von' }).press('ArrowRight');
  await expect(from).toHaveValue('15.000');
  await page.getByRole('slider', { name: 'Preis bis' }).press('End');
  await expect(page.getByRole('textbox', { name: 'Preis, bis (€)' })).toHaveValue('');
  expect(await page.evaluate('new URLSearchParams(new FormData(document.forms[0])).toString()')).toBe(
    'preis_von=15000',
  );
});

test('the sheet holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStory(page, 'overlays--filter-panel');
  const trigger = page.getByRole('button', { name: 'Filter', exact: true });
  await trigger.press('Enter');
  await expect(page.getByRole('button', { name: 'Filter schließen' })).toBeFocused();
  await expect(trigger).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Filter' })).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a dialog opens by keyboard, closes on Escape and gives the focus back', async ({ page }) => {
  await openStory(page, 'overlays--centred-dialog');
  const trigger = page.getByRole('button', { name: 'Suchagent anlegen' });
  await trigger.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Suchagent anlegen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('arrow keys go from tab to tab and show what belongs to it', async ({ page }) => {
  await openStory(page, 'navigation--tabs-of-pictures');
  await page.getByRole('tab', { name: /Alle/ }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Außen/ })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: /Außen/ })).toHaveText('Bilder von außen');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: /Innen/ })).toBeVisible();
});

test('the gallery goes on by arrow key and says where it stands', async ({ page }) => {
  await openStory(page, 'car-gallery--pictures');
  await page.getByRole('list', { name: 'Bilder von VW Golf Variant' }).press('ArrowRight');
  await expect(page.getByText('Bild 2 von 3', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Bild 3 von 3', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Bild 1 von 3', { exact: true })).toBeAttached();
});

async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}`);
  await page.waitForSelector('#storybook-root > *', { state: 'attached' });
}

function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybookDirectory, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.keys(entries).filter((id) => entries[id]?.type === 'story');
}

/** Changes the story inside the loaded page: a new page for each would take ten times as long. */
async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once('storyRendered', () => resolve());
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

/** A story is a piece of a page: rules about whole pages do not apply. */
const wholePageRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'heading-order'];

async function axeProblems(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const axe = Reflect.get(globalThis, 'axe');
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
    const { violations } = await axe.run('#storybook-root', { rules: off, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id} ${nodes[0]?.html}`);
  }, wholePageRules);
}
