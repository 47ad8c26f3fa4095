import type { MachineDescription } from '../machine/describe-machine.ts';
import type { IndexFacts } from '../machine/index-facts.ts';
import type { Mix } from '../requests/describe-mix.ts';
import type { Level } from './compare-loads.ts';
import type { Maximum } from './find-maximum.ts';
import type { PopularResult } from './popular.ts';
import type { Noise } from './rig.ts';
import type { SearchSettings } from './settings.ts';
import type { Side } from './sides.ts';

/** Everything one run found; kept as JSON, from which the tables are made. */
export interface SearchResult {
  measuredAt: string;
  minutes: number;
  machine: MachineDescription;
  index: IndexFacts;
  /** Cars that buyers can find. */
  listings: number;
  settings: SearchSettings;
  mix: Mix;
  comparedAnswers: number;
  maximum: Record<Side, Maximum>;
  levels: Level[];
  popular: PopularResult;
  noise: Noise;
}
