import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test.each(['core', 'e2e/trust'])('no folders of %s import each other in a circle', (place) => {
  expect(folderCircles(folder(`../${place}`))).toEqual([]);
});

test('a circle that runs through rooms inside the folders is found, one that only tests close is none', () => {
  expect(folderCircles(folder('fixtures/folder-circles'))).toEqual([['dealerships', 'search']]);
});
