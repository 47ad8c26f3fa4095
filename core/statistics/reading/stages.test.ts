import { expect, test } from 'vitest';
import { marketDaysSupply, stageFigures } from './stages.ts';

test('each stage is judged by what it makes of the one before, and says what its weakness costs', () => {
  const own = { impressions: 10_000, views: 1_200, contacts: 6 };
  const expected = { impressions: 8_000, views: 800, contacts: 8 };
  const spread = [{ stage: 'shown' as const, lowRatio: 0.8, highRatio: 1.3 }];
  expect(stageFigures(own, expected, spread)).toMatchObject([
    { stage: 'shown', count: 10_000, rate: null, ratio: 1.25, lowRatio: 0.8, highRatio: 1.3, lostContacts: 0 },
    { stage: 'opened', rate: 0.12, expectedRate: 0.1, lowRatio: null, lostContacts: 0 },
    { stage: 'contacted', rate: 0.005, expectedRate: 0.01, ratio: 0.5, lostContacts: 6 },
  ]);
});

test('without anything to divide by nothing is claimed', () => {
  const none = { impressions: 0, views: 0, contacts: 0 };
  for (const figure of stageFigures(none, none, [])) {
    expect(figure).toMatchObject({ rate: null, ratio: null, lostContacts: 0 });
  }
  expect(stageFigures(none, { impressions: 100, views: 10, contacts: 1 }, [])[0]).toMatchObject({ ratio: 0 });
});

test('supply lasts as long as the pace of the last 45 days says', () => {
  expect(marketDaysSupply(100, 90)).toBe(50);
  expect(marketDaysSupply(100, 0)).toBeNull();
  expect(marketDaysSupply(null, null)).toBeNull();
});
