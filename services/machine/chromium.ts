import { findProgram } from './find-program.ts';

/** A browser that asks nobody for anything but what the pages tell it to. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// biome-ignore lint/style/noProcessEnv: depends on the machine, not on the product
const named = process.env.CHROMIUM_PATH;

/** Chromium as CHROMIUM_PATH names it, or where the system has it. */
export function findChromium(): string | undefined {
  return named ?? findProgram('chromium') ?? findProgram('chromium-browser') ?? findProgram('google-chrome');
}

/** Where Chromium is; fails for whoever cannot go on without one. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('there is no Chromium: `apt install chromium`, or set CHROMIUM_PATH');
  return path;
}

/** Chromium without what only a window needs: the same pages take it a quarter less time. */
export function findHeadlessShell(): string | undefined {
  return named ?? findProgram('chromium-headless-shell');
}

/** What browser tests start: the headless shell, or Chromium where there is none. */
export function headlessChromiumPath(): string {
  return findHeadlessShell() ?? chromiumPath();
}
