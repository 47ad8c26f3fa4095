import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { someDealership } from './dealership-states.ts';
import { stack } from './environment.ts';
import { animationsFinished, hydrated } from './page-state.ts';
import { justMissed, someCar } from './site-data.ts';
import { startStack } from './stack.ts';
import { root } from './start.ts';

/** `pnpm screenshots`: takes the pictures in docs/screenshots from the running product, on demo data of its own. */
const folder = `${root}docs/screenshots/`;

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

interface Shot {
  name: string;
  path: () => Promise<string> | string;
  /** Brings the page into the state to be shown; false when there is none at this width. */
  prepare?: (page: Page) => Promise<boolean>;
}

const shots: Shot[] = [
  { name: 'home', path: () => '/' },
  { name: 'results', path: () => '/gebrauchtwagen?preis-bis=30000&treibstoff=diesel' },
  { name: 'filter-sheet', path: () => '/gebrauchtwagen?preis-bis=30000&treibstoff=diesel', prepare: openSheet },
  { name: 'zero-results', path: justMissed },
  { name: 'map', path: () => '/gebrauchtwagen?ansicht=map' },
  { name: 'detailed-search', path: () => '/angebote/suche/detailsuche' },
  { name: 'car', path: async () => `/${(await someCar()).slug}` },
  { name: 'district', path: () => '/regional/steiermark/graz-stadt' },
  { name: 'dealerships', path: () => '/autohaendler' },
  { name: 'dealership', path: async () => `/autohaendler/${(await someDealership()).slug}` },
  { name: 'search-agent', path: () => '/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000' },
];

async function openSheet(page: Page): Promise<boolean> {
  const opener = page.getByRole('button', { name: /^Filter/ });
  if (!(await opener.isVisible())) return false;
  await opener.click();
  await page.mouse.move(0, 0);
  return true;
}

async function takeAll(browser: Browser, onShot: () => void): Promise<void> {
  for (const theme of ['dark', 'light']) {
    for (const viewport of windows) {
      await using context = await browser.newContext({
        viewport,
        baseURL: stack().web,
        locale: 'de-AT',
        timezoneId: 'Europe/Vienna',
        reducedMotion: 'reduce',
      });
      await context.addInitScript((dark) => localStorage.setItem('darkMode', dark), String(theme === 'dark'));
      const page = await context.newPage();
      for (const { name, path, prepare } of shots) {
        await page.goto(await path(), { waitUntil: 'networkidle' });
        await hydrated(page);
        if (!prepare || (await prepare(page))) {
          await animationsFinished(page);
          const file = `${folder}${name}-${viewport.width}-${theme}.jpg`;
          await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
        }
        onShot();
      }
    }
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await using _started = await startStack({ listings: 5_000 });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const all = shots.length * windows.length * 2;
  let done = 0;
  await takeAll(browser, () => {
    done += 1;
    process.stdout.write(`\rscreenshots: ${done} of ${all}`);
  });
} finally {
  await browser.close();
}
const files = readdirSync(folder);
const bytes = files.reduce((sum, file) => sum + statSync(folder + file).size, 0);
process.stdout.write(`\n${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in docs/screenshots\n`);
