import { expect, test } from 'vitest';
import { type ClickTimes, clickSpread, clickTimes } from './click-times.ts';

const click = { clickedAtMs: 1_000, paintedAtMs: 1_300, eventMs: 24 };

test('the network’s time is taken off, and what comes before it is told', () => {
  expect(clickTimes({ ...click, requests: [{ startMs: 1_010, endMs: 1_210 }] })).toEqual({
    allMs: 300,
    networkMs: 200,
    ownMs: 100,
    beforeMs: 10,
    eventMs: 24,
  });
});

test.each([
  ['one after the other', [1_010, 1_050, 1_100, 1_150], 90],
  ['overlapping', [1_010, 1_100, 1_050, 1_150], 140],
  ['one within the other', [1_010, 1_200, 1_050, 1_100], 190],
  ['in any order', [1_100, 1_150, 1_010, 1_050], 90],
  ['still under way when painted', [1_010, 1_050, 1_250, 1_900], 90],
])('two requests, %s, count once for every moment', (_, [a = 0, b = 0, c = 0, d = 0], networkMs) => {
  const requests = [
    { startMs: a, endMs: b },
    { startMs: c, endMs: d },
  ];
  expect(clickTimes({ ...click, requests })).toMatchObject({ networkMs, ownMs: 300 - networkMs, beforeMs: 10 });
});

test('of twenty clicks p95 is the nineteenth, each figure by itself', () => {
  const times: ClickTimes[] = Array.from({ length: 20 }, (_, i) => ({
    allMs: i + 1,
    networkMs: 20 - i,
    ownMs: 1,
    beforeMs: 0,
    eventMs: 16,
  }));
  const { p50, p95 } = clickSpread(4, times);
  expect([p50.allMs, p95.allMs, p50.networkMs, p95.networkMs]).toEqual([10, 19, 10, 19]);
});
