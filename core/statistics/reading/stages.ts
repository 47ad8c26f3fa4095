import type { ExpectedCounts, StatisticsStage, StatisticsStageFigure } from '@kardan/contract/calls/admin/statistics';

export interface StageCounts {
  impressions: number;
  views: number;
  contacts: number;
}

export interface StageSpread {
  stage: StatisticsStage;
  lowRatio: number;
  highRatio: number;
}

/**
 * How far the cars come, stage by stage, against like cars on the same days. A stage is judged by what it makes of the one
 * before: whoever is shown little but opened often does well at opening.
 */
export function stageFigures(
  own: StageCounts,
  expected: ExpectedCounts,
  spread: readonly StageSpread[],
): StatisticsStageFigure[] {
  const openRate = share(own.views, own.impressions);
  const contactRate = share(own.contacts, own.views);
  const expectedOpenRate = share(expected.views, expected.impressions);
  const expectedContactRate = share(expected.contacts, expected.views);
  const figure = (
    stage: StatisticsStage,
    [count, expectedCount]: [number, number],
    [rate, expectedRate]: [number | null, number | null],
    lostContacts: number,
  ): StatisticsStageFigure => {
    const { lowRatio = null, highRatio = null } = spread.find((each) => each.stage === stage) ?? {};
    const ratio = stage === 'shown' ? share(count, expectedCount) : share(rate, expectedRate);
    return {
      stage,
      count,
      expectedCount,
      rate,
      expectedRate,
      ratio,
      lowRatio,
      highRatio,
      lostContacts: Math.max(0, lostContacts),
    };
  };
  return [
    figure(
      'shown',
      [own.impressions, expected.impressions],
      [null, null],
      (expected.impressions - own.impressions) * (openRate ?? 0) * (contactRate ?? 0),
    ),
    figure(
      'opened',
      [own.views, expected.views],
      [openRate, expectedOpenRate],
      (own.impressions * (expectedOpenRate ?? 0) - own.views) * (contactRate ?? 0),
    ),
    figure(
      'contacted',
      [own.contacts, expected.contacts],
      [contactRate, expectedContactRate],
      own.views * (expectedContactRate ?? 0) - own.contacts,
    ),
  ];
}

function share(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : part / whole;
}

/** How many days the market's cars last at the pace at which such cars were sold in the last 45; unknown without a sale. */
export function marketDaysSupply(live: number | null, soldOf45Days: number | null): number | null {
  return live === null || !soldOf45Days ? null : Math.round((live * 45) / soldOf45Days);
}
