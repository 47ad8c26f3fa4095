import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { type Browser, chromium } from '@playwright/test';
import { signInAt } from '../admin/people.ts';
import { animationsFinished, hydrated } from '../site/page-state.ts';
import { stack, useStack } from '../stack/environment.ts';
import { startStack } from '../stack/stack.ts';
import { root } from '../stack/start.ts';
import { allLooks, allShots, type Look, readmeShots, type Shot } from './shots.ts';

/**
 * `pnpm screenshots` takes the pictures of README from the running product, on demo data of its own; with `--all` every
 * page at every width in both themes, into a folder that is not kept.
 */
const all = process.argv.includes('--all');
const folder = `${root}${all ? '.cache/screenshots' : 'docs/screenshots'}/`;
const shots = all
  ? allLooks.flatMap((look) => allShots.map((shot) => ({ ...shot, ...look, name: `${shot.name}-${nameOf(look)}` })))
  : readmeShots;

function nameOf({ viewport, theme }: Look): string {
  return `${viewport.width}-${theme}`;
}

async function take(browser: Browser, { name, path, as, prepare, viewport, theme }: Shot & Look): Promise<void> {
  await using context = await browser.newContext({
    viewport,
    baseURL: stack().web,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((dark) => localStorage.setItem('darkMode', dark), String(theme === 'dark'));
  const page = await context.newPage();
  const address = await path();
  if (as) await signInAt(page, address, as);
  else await page.goto(address);
  await page.waitForLoadState('networkidle');
  if (!as) await hydrated(page);
  if (prepare && !(await prepare(page))) return;
  await animationsFinished(page);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 72 });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await using _started = await startStack('changing', { listings: 5_000 });
useStack('changing');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const [index, shot] of shots.entries()) {
    process.stdout.write(`\rscreenshots: ${index + 1} of ${shots.length}`);
    await take(browser, shot);
  }
} finally {
  await browser.close();
}
const files = readdirSync(folder);
const bytes = files.reduce((sum, file) => sum + statSync(folder + file).size, 0);
process.stdout.write(`\n${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in ${folder}\n`);
