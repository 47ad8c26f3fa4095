export interface StockSettings {
  dealers: number;
  seconds: number;
  /** Changes that each dealer brings online in a minute; somebody who hurries makes six. */
  perMinute: number;
}

export const fullStockSettings: StockSettings = { dealers: 20, seconds: 120, perMinute: 30 };
export const quickStockSettings: StockSettings = { dealers: 20, seconds: 6, perMinute: 20 };

/** Every change is found by buyers within this time, 99 of a hundred. */
export const goalSeconds = 5;
