import type { MachineDescription } from '../machine/describe-machine.ts';
import type { Noise } from '../measure/rig.ts';
import type { ClickSpread } from './interaction/click-times.ts';
import type { PageResult } from './page/measure-pages.ts';
import type { EdgeResult } from './server/edge.ts';
import type { SealCost } from './server/seal-cost.ts';
import type { ViewCost } from './server/view-cost.ts';
import type { WebSettings } from './settings.ts';

/** Everything one run found; kept as JSON, from which the page is made. */
export interface WebResult {
  measuredAt: string;
  minutes: number;
  machine: MachineDescription;
  versions: { lighthouse: string; chromium: string; next: string; react: string };
  /** Cars that buyers can find. */
  listings: number;
  settings: WebSettings;
  pages: PageResult[];
  clicks: ClickSpread[];
  views: ViewCost[];
  /** Empty where the machine lacks Varnish or wrk. */
  edge: EdgeResult[];
  sealing: SealCost[];
  noise: Noise;
}
