import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { issueText, issueTexts } from '@kardan/contract/labels/issue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const places = [/\bpath: \[[^\]]*\],\s*code: '([\w-]+)'/g, /\bparams: \{ code: '([\w-]+)' \}/g];

/** Where every code stands that our own checks give a field. */
function usedCodes(): [code: string, file: string][] {
  const files = globSync('{core,contract,api}/**/*.ts', { cwd: root, exclude: ['**/node_modules', '**/*.test.ts'] });
  return files.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8');
    return places.flatMap((place) => [...text.matchAll(place)].map(([, code = '']): [string, string] => [code, file]));
  });
}

test('every code that our checks give a field has a text in both languages', () => {
  const used = usedCodes();
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter(([code]) => !issueText(code, 'de') || !issueText(code, 'en'))).toEqual([]);
});

test('the schema library’s codes keep its own, more exact texts', () => {
  for (const code of ['too-small', 'too-big', 'invalid-format', 'invalid-type', 'invalid-value', 'unrecognized-keys']) {
    expect(Object.keys(issueTexts)).not.toContain(code);
  }
});

let app: Awaited<ReturnType<typeof createOfflineApp>>;
beforeAll(async () => {
  app = await createOfflineApp();
});
afterAll(() => app.close());

test('all that is wrong with a request is told in one language', async () => {
  const messages = async (language: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/public/search/query',
      payload: { priceEur: { from: 9, to: 1 }, limit: 500 },
      headers: { 'accept-language': language },
    });
    const { issues } = answer.json() as { issues: { code: string; message: string }[] };
    return Object.fromEntries(issues.map(({ code, message }) => [code, message]));
  };
  expect(await messages('de')).toMatchObject({
    'range-reversed': 'Der Anfang des Bereichs liegt über seinem Ende.',
    'too-big': 'Der größte mögliche Wert ist 100.',
  });
  expect(await messages('en')).toMatchObject({
    'range-reversed': 'The range starts above its end.',
    'too-big': 'The highest possible value is 100.',
  });
});
