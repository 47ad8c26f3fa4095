import { createHash } from 'node:crypto';
import { pageKinds } from '../site/page-kinds.ts';
import { stack } from './environment.ts';
import { startStack } from './stack.ts';

/**
 * `pnpm check:scripts`: every inline script of every kind of page is allowed by the page's policy. One that is not would be
 * left out by browsers without a word to us, after an upgrade of Next for instance.
 */
await using _started = await startStack('reading', { listings: 1_000 });
const inlineScript = /<script(?![^>]* (?:src|data-src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
let scripts = 0;
for (const { name, path } of pageKinds) {
  const answer = await fetch(stack().web + (await path()), { redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const [, script = ''] of (await answer.text()).matchAll(inlineScript)) {
    const hash = createHash('sha256').update(script).digest('base64');
    scripts += 1;
    if (policy.includes(`'sha256-${hash}'`)) continue;
    process.stdout.write(`${name}: no hash for ${script.slice(0, 120)}\n`);
    process.exitCode = 1;
  }
}
if (scripts === 0) throw new Error('no page has an inline script: the check sees nothing');
process.stdout.write(`${scripts} inline scripts on ${pageKinds.length} kinds of pages\n`);
