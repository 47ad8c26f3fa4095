import { createHash } from 'node:crypto';
import type { Response } from '@playwright/test';
import { expect } from '../../test.ts';

const inlineScript = /<script(?![^>]* (?:src|data-src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** One that the policy has no hash for is left out by browsers without a word to us, after an upgrade of Next for instance. */
export async function expectHashesOfInlineScripts(response: Response | null): Promise<void> {
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = [...((await response?.text()) ?? '').matchAll(inlineScript)].map(([, script = '']) => script);
  expect(scripts, 'a page without any would show nothing').not.toEqual([]);
  const isAllowed = (script: string) =>
    policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(scripts.filter((script) => !isAllowed(script))).toEqual([]);
}
