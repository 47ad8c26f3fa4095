/** How long and how often; a full run takes about three minutes. */
export interface ResultPagesSettings {
  /** Each asks for its next page when it has this one. */
  visitors: number;
  rounds: number;
  /** Code is compiled in it. */
  warmUpSeconds: number;
  sliceSeconds: number;
  seed: number;
}

export const fullResultPages: ResultPagesSettings = {
  visitors: 4,
  rounds: 3,
  warmUpSeconds: 20,
  sliceSeconds: 20,
  seed: 1,
};

/** For CI: everything once, nothing long enough to believe. */
export const quickResultPages: ResultPagesSettings = {
  ...fullResultPages,
  rounds: 1,
  warmUpSeconds: 2,
  sliceSeconds: 3,
};
