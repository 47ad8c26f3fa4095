import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFile, readPictureIndex } from './picture-index.ts';
import { type PlannedPicture, planPictures } from './plan-pictures.ts';
import { renderSet } from './render-set.ts';

let folder: URL;
const plan = planPictures({ variants: 1, width: 120 })
  .filter(({ look, colour }) => look === 'small' && (colour === 'red' || colour === 'white'))
  .slice(0, 3)
  .map((picture): PlannedPicture => ({ ...picture, drawing: { ...picture.drawing, density: 1 } }));
const settings = () => ({ folder, quality: 60, threads: 1, budgetBytes: 1_000_000, fresh: false });

beforeAll(async () => {
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'kardan-pictures-'))}/`);
});
afterAll(() => rm(folder, { recursive: true }));

test('a set is drawn once: files are named by their content, a second run draws nothing, a lost file comes back', async () => {
  expect(await renderSet(plan, settings())).toMatchObject({ pictures: 3, drawn: 3, leftOut: 0 });
  const index = await readPictureIndex(folder);
  for (const entry of index) {
    const bytes = await readFile(pictureFile(entry, folder));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.hash);
    expect(entry).toMatchObject({ body: 'small', widthPx: 120, heightPx: 80, sizeBytes: bytes.length });
  }
  expect(await renderSet(plan, settings())).toMatchObject({ drawn: 0 });

  await rm(pictureFile(index[1] as (typeof index)[number], folder));
  expect(await renderSet(plan, settings())).toMatchObject({ drawn: 1 });
  expect(await readPictureIndex(folder)).toEqual(index);
});

test('what does not fit the budget is left out, the least needed first, and its file removed', async () => {
  const [first, second] = await readPictureIndex(folder);
  const budgetBytes = (first?.sizeBytes ?? 0) + (second?.sizeBytes ?? 0);
  expect(await renderSet(plan, { ...settings(), budgetBytes })).toMatchObject({ pictures: 2, leftOut: 1 });
  expect(await readPictureIndex(folder)).toEqual([first, second]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.webp'))).toHaveLength(2);
});
