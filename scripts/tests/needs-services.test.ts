import { expect, test } from 'vitest';
import { importsOf, needsServices } from './needs-services.ts';

test('values are found however they are imported, types alone are not', () => {
  const source = [
    "import { readFileSync } from 'node:fs';",
    "import type { Tx } from '../db/database.ts';",
    "import { type Listing, type ListingId } from './listing.ts';",
    "import { buildListing, type Overrides } from '@kardan/core/testing/build-listing';",
    'import {',
    '  one,',
    '  type Two,',
    "} from './several-lines.ts';",
    "import './effect.ts';",
    "export { three } from './passed-on.ts';",
    "const lazy = () => import('node:os');",
    "new Worker(new URL('./needs-services.ts', import.meta.url));",
    "// as in import { four } from 'nowhere'",
  ].join('\n');
  expect(importsOf(source)).toEqual([
    'node:fs',
    '@kardan/core/testing/build-listing',
    './several-lines.ts',
    './effect.ts',
    './passed-on.ts',
    'node:os',
    './needs-services.ts',
  ]);
});

test.each([
  ['a test on a database of its own', 'core/db/database.test.ts', true],
  ['a test of the worker', 'worker/kill.test.ts', true],
  ['a test that starts a cache', 'services/cache/keeping.test.ts', true],
  ['a test of the contract', 'contract/filters.test.ts', false],
  ['a test of this', 'scripts/tests/needs-services.test.ts', false],
])('%s: %s', (_, file, expected) => {
  expect(needsServices(file)).toBe(expected);
});
