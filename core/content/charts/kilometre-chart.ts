import type { ContentChart } from '@kardan/contract/calls/content/charts';
import { costLabels } from '@kardan/contract/labels/cost';
import { formatNumber } from '@kardan/contract/labels/format-number';
import { optionLabels } from '@kardan/contract/labels/reference';
import { bodies } from '@kardan/contract/values/vehicle';
import { z } from 'zod';
import type { ClassCostPart, ClassCosts } from '../../costs/classes/class-costs.ts';
import { chartKind, type Drawing, inWords } from './chart.ts';

const options = { fuel: z.enum(['petrol', 'diesel', 'electric']), body: z.enum(bodies).optional() };

/** What a kilometre costs: of each class the cheapest first, or of one class part by part. */
export const costsPerKm = chartKind(options, ({ fuel, body }, drawing) => {
  const ofFuel = (drawing.classCosts ?? []).filter((each) => each.fuel === fuel);
  const one = ofFuel.find((each) => each.body === body);
  const rows = body === undefined ? classRows(ofFuel, drawing) : one ? partRows(one, drawing) : [];
  return drawn(rows, drawing);
});

type Row = [label: string, cents: number];

function classRows(costs: ClassCosts[], { language }: Drawing): Row[] {
  return costs
    .map(({ body, cars, perKm }): Row => {
      const total = Object.values(perKm).reduce((sum, part) => sum + part, 0);
      return [`${optionLabels[language].body[body]} (${formatNumber(cars, language)})`, total];
    })
    .sort(([, a], [, b]) => a - b);
}

function partRows({ perKm }: ClassCosts, { language }: Drawing): Row[] {
  const rows = Object.entries(perKm) as [ClassCostPart, number][];
  return rows.map(([part, cents]): Row => [costLabels[language].part[part], cents]).sort(([, a], [, b]) => b - a);
}

function drawn(rows: Row[], { language }: Drawing): ContentChart {
  const bars = rows.map(([label, cents], index) => {
    const value = Math.round(cents);
    return { label, value, text: `${value} Cent`, highlight: index === 0 };
  });
  const list = bars.map(({ label, text }) => `${label}: ${text}`).join(', ');
  const none = inWords(
    language,
    'Dafür stehen gerade zu wenige Autos im Netz.',
    'There are too few such cars on offer just now.',
  );
  return {
    shape: 'bars',
    max: Math.max(...bars.map(({ value }) => value), 1),
    bars,
    summary: bars.length === 0 ? none : inWords(language, `Kosten je Kilometer. ${list}.`, `Costs per km. ${list}.`),
  };
}
