import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkTextFile } from './check-text-file.ts';
import { readTextFiles } from './read-text-files.ts';
import { listPictureFiles } from './seed-pictures.ts';

const files = await readTextFiles();
const pictureFiles = await listPictureFiles();
const pictures = new Map(pictureFiles.map(({ name }) => [name, { hash: '', widthPx: 1080, heightPx: 720 }]));

// Also when no newer figures are known, and after the inspections' new law.
describe.each(['2026-11-15', '2027-01-02', '2027-06-01'])('on %s', (today) => {
  test.each(files.map((file) => [file.path, file] as const))('%s can be shown', (_path, file) => {
    expect(checkTextFile(file, { today, pictures }).readingMinutes).toBeGreaterThan(0);
  });
});

test('no two texts of a kind and language share a slug', () => {
  const slugs = files.map(({ kind, language, key, frontMatter }) => `${kind}/${language}/${frontMatter.slug ?? key}`);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(files.map((file) => [file.path, file] as const))('%s links articles that exist', (_path, file) => {
  const slugs = files.filter(({ kind, language }) => kind === 'article' && language === file.language);
  for (const [, slug] of file.bodyMarkdown.matchAll(/\]\(\/magazine\/([a-z0-9-]+)\)/g)) {
    expect(slugs.map(({ frontMatter }) => frontMatter.slug)).toContain(slug);
  }
});

test('pictures of texts are WebP, and no larger than a page should carry', async () => {
  for (const { file } of pictureFiles) {
    const bytes = await readFile(file);
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.length).toBeLessThan(160_000);
  }
});
