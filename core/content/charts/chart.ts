import type { ContentChart } from '@kardan/contract/calls/content/charts';
import type { Language } from '@kardan/contract/values/identifiers';
import { z } from 'zod';
import type { ClassCosts } from '../../costs/classes/class-costs.ts';
import type { CreditConditions } from '../../costs/credit/credit-conditions.ts';

/** In which language a chart's words are, and on which day its rules are asked. */
export interface Drawing {
  language: Language;
  today: string;
  /** What a kilometre costs by class; unknown while a text is only checked. */
  classCosts?: readonly ClassCosts[];
  /** Conditions in force; those of a new installation while a text is only checked. */
  credit?: CreditConditions;
}

/** A chart that texts can name, with the options it takes. */
export interface ChartKind {
  options: z.ZodObject;
  draw: (options: never, drawing: Drawing) => ContentChart;
}

export function chartKind<Shape extends z.ZodRawShape>(
  shape: Shape,
  draw: (options: z.output<z.ZodObject<Shape>>, drawing: Drawing) => ContentChart,
): ChartKind {
  return { options: z.strictObject(shape), draw };
}

/** German or English words. */
export function inWords(language: Language, german: string, english: string): string {
  return language === 'en' ? english : german;
}

/** From zero to a round number above the largest, with three or four steps of equal size between. */
export function eurAxis(largest: number, write: (eur: number) => string) {
  const step = roundStep(largest / 3.5);
  const max = Math.max(step, Math.ceil(largest / step) * step);
  const ticks = Array.from({ length: Math.round(max / step) }, (_, index) => (index + 1) * step);
  return { min: 0, max, ticks: ticks.map((at) => ({ at, label: write(at) })) };
}

function roundStep(about: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(about, 1)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= about) ?? 10) * power;
}
