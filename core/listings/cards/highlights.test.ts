import { expect, test } from 'vitest';
import { highlightsOf } from './highlights.ts';

test.each([
  [[], []],
  [['abs', 'radio'], []],
  [
    ['alloy-wheels', 'tow-bar', 'matrix-headlights', 'adaptive-cruise-control'],
    ['tow-bar', 'adaptive-cruise-control', 'matrix-headlights'],
  ],
  // One lamp, one camera and one tow bar are enough.
  [
    ['tow-bar', 'swivelling-tow-bar', 'rear-camera', '360-camera'],
    ['swivelling-tow-bar', '360-camera'],
  ],
])('%j is shown as %j', (equipment, highlights) => expect(highlightsOf(equipment)).toEqual(highlights));
