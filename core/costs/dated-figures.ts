import type { CostSource } from '@kardan/contract/calls/listings/costs';

/** A figure that holds from a day on. Without a first day it is known but not in force. */
export interface Dated {
  validFrom: string | null;
  /** The first day it no longer holds, where nothing verified follows. */
  validUntil?: string;
  source: CostSource;
}

/** The figure that holds on a day, or undefined: a gap in what is verified is never bridged. */
export function figureOn<F extends Dated>(figures: readonly F[], day: string): F | undefined {
  const begun = figures.filter(({ validFrom }) => validFrom !== null && validFrom <= day);
  const latest = begun.sort((a, b) => `${a.validFrom}`.localeCompare(`${b.validFrom}`)).at(-1);
  return latest?.validUntil !== undefined && latest.validUntil <= day ? undefined : latest;
}

export function published(name: string, url: string, asOf: string): CostSource {
  return { name, url, asOf, assumption: false };
}

export function assumed(name: string, asOf: string): CostSource {
  return { name, url: null, asOf, assumption: true };
}
