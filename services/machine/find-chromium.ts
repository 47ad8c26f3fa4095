import { findProgram } from './find-program.ts';

/** Chromium as CHROMIUM_PATH names it, or where the system has it. */
export function findChromium(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: depends on the machine, not on the product
  const named = process.env.CHROMIUM_PATH;
  return named ?? findProgram('chromium') ?? findProgram('chromium-browser') ?? findProgram('google-chrome');
}
