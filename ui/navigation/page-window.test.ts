import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [2, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [500, 500, [1, null, 499, 500]],
])('page %i of %i', (page, last, shown) => {
  expect(pageWindow(page, last)).toEqual(shown);
});

it('always holds first, current and last page, in order, and no gap that hides fewer than two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, last] = [Math.min(a, b), Math.max(a, b)];
      const shown = pageWindow(page, last);
      expect(shown).toContain(1);
      expect(shown).toContain(page);
      expect(shown.at(-1)).toBe(last);
      expect(shown.length).toBeLessThanOrEqual(7);
      for (const [index, entry] of shown.entries()) {
        if (index === 0) continue;
        const before = shown[index - 1];
        if (entry === null) expect(shown[index + 1]).toBeGreaterThanOrEqual(Number(before) + 3);
        else if (before !== null) expect(entry).toBe(Number(before) + 1);
      }
    }),
  );
});
