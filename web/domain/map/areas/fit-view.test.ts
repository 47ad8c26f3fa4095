import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { expect, test } from 'vitest';
import { fitView, inView, isSeen } from './fit-view.ts';

test.each(mapRegions.map(({ slug, box }) => [slug, box] as const))(
  '%s fills its window and stays within it',
  (_, box) => {
    const view = fitView(box);
    const [left, top] = inView(view, [box[0], box[1]]);
    const [right, bottom] = inView(view, [box[2], box[3]]);
    expect(Math.min(left, top, view.width - right, view.height - bottom)).toBeGreaterThanOrEqual(26);
    expect(Math.min(left + view.width - right, top + view.height - bottom)).toBeLessThanOrEqual(58);
    expect(view.height).toBeLessThanOrEqual(720);
  },
);

test('only what reaches into the window is seen', () => {
  const view = fitView([100, 100, 200, 150]);
  expect(isSeen(view, [90, 90, 110, 110])).toBe(true);
  expect(isSeen(view, [300, 100, 400, 150])).toBe(false);
});
