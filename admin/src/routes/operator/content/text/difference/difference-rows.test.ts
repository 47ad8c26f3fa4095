import { expect, test } from 'vitest';
import { differenceRows } from './difference-rows.ts';

const same = { kind: 'same' as const, parts: [{ kind: 'same' as const, text: 'a' }] };

test('equal paragraphs in a row are counted, not shown', () => {
  expect(differenceRows([same, same, { kind: 'added', parts: [{ kind: 'added', text: 'b' }] }, same])).toEqual([
    { id: 0, kind: 'same', count: 2 },
    { id: 2, kind: 'changed', before: [], after: [{ kind: 'added', text: 'b' }] },
    { id: 3, kind: 'same', count: 1 },
  ]);
});

test('each side has its own words and those of both', () => {
  const parts = [
    { kind: 'same' as const, text: 'Der Abzug beträgt ' },
    { kind: 'removed' as const, text: '94' },
    { kind: 'added' as const, text: '91' },
  ];
  expect(differenceRows([{ kind: 'changed', parts }])).toEqual([
    { id: 0, kind: 'changed', before: [parts[0], parts[1]], after: [parts[0], parts[2]] },
  ]);
});
