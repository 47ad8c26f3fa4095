import { connection } from 'next/server';
import { type WebEnv, webEnv } from './env.ts';

/**
 * The configuration as pages read it. Whoever asks is rendered for each request and never at build time, so that one
 * build serves any brand.
 */
export async function site(): Promise<WebEnv> {
  await connection();
  return webEnv();
}
