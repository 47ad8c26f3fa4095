import type { ContentChart } from '@kardan/contract/calls/content/charts';
import { checkOptions } from '../text/check-options.ts';
import { ContentFault } from '../text/content-fault.ts';
import { inspectionRhythm, winterTyreMonths } from './calendar-charts.ts';
import type { ChartKind, Drawing } from './chart.ts';
import { costsPerKm } from './kilometre-chart.ts';
import { novaByCo2, novaByYear } from './nova-charts.ts';
import { energyPer100Km, insuranceTaxByPower } from './tax-and-energy-charts.ts';

/** Every chart that a text can name. */
const chartKinds: Readonly<Record<string, ChartKind>> = {
  'nova-by-co2': novaByCo2,
  'nova-by-year': novaByYear,
  'insurance-tax-by-power': insuranceTaxByPower,
  'inspection-rhythm': inspectionRhythm,
  'energy-per-100-km': energyPer100Km,
  'winter-tyres': winterTyreMonths,
  'costs-per-km': costsPerKm,
};

/** The chart of that name with the numbers that the rules give today; refuses an unknown one and wrong options. */
export function drawChart(name: string, options: Record<string, string>, drawing: Drawing): ContentChart {
  const kind = Object.hasOwn(chartKinds, name) ? chartKinds[name] : undefined;
  if (!kind) throw new ContentFault(`there is no chart ${name}`);
  return kind.draw(checkOptions(kind.options, options, `chart ${name}`) as never, drawing);
}
