import type { FeedFormat } from '@kardan/contract/values/feeds';

/** What a format leaves open: asked once per feed, never guessed. Until it is answered the fields that hang on it are left out. */
export interface FormatQuestion {
  key: string;
  /** The columns whose meaning it decides. */
  columns: readonly string[];
  choices: readonly string[];
}

/** Public sources read `mwst` both ways. */
const vat: FormatQuestion = { key: 'mwst', columns: ['mwst'], choices: ['one-shows-vat', 'zero-shows-vat'] };

/** That a car had no accident is promised to its buyer; `false` may only be what a system writes where nobody said anything. */
const accident: FormatQuestion = {
  key: 'accident',
  columns: ['accident'],
  choices: ['false-says-nothing', 'false-is-accident-free'],
};

/** Consumption and CO₂ stand there without the norm they were measured by. */
function norm(columns: readonly string[]): FormatQuestion {
  return { key: 'consumption-norm', columns, choices: ['wltp', 'nedc', 'mixed'] };
}

export const formatQuestions: Record<FeedFormat, readonly FormatQuestion[]> = {
  'kardan-csv': [],
  'kardan-xlsx': [],
  'kardan-json': [],
  'mobile-csv': [vat, norm(['verbrauch_kombiniert', 'kombinierter_stromverbrauch', 'emission'])],
  'autoscout-json': [
    accident,
    norm([
      'emission.co2',
      'emission.fuel.consumption.fuelConsumptionCombined',
      'emission.fuel.consumption.electricConsumptionCombined',
    ]),
  ],
};
