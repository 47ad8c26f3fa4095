import { novaFigures } from '../../costs/taxes/nova-figures.ts';
import { lastNovaDay, novaFiguresOf, novaOf } from '../rules/nova-references.ts';
import { co2, eur } from '../rules/rule.ts';
import { writeEur } from '../rules/rule-value.ts';
import { chartKind, eurAxis, inWords } from './chart.ts';

const from = 60;
const to = 220;

/** The tax of a new car for each gram, in steps as the law rounds. */
export const novaByCo2 = chartKind({ price: eur }, ({ price }, { language, today }) => {
  const write = (amount: number) => writeEur(amount, language);
  const { malusFromG, malusEurPerGram } = novaFiguresOf(today);
  const points = Array.from({ length: to - from + 1 }, (_, index): [number, number] => {
    const grams = from + index;
    return [grams, novaOf({ price, co2: grams }, today).taxEur];
  });
  const highest = points.at(-1)?.[1] ?? 0;
  // A step is as wide as a gram.
  const steps = points.flatMap(([x, y]): [number, number][] =>
    x < to
      ? [
          [x, y],
          [x + 1, y],
        ]
      : [[x, y]],
  );
  const year = lastNovaDay(today).slice(0, 4);
  return {
    shape: 'lines',
    x: {
      min: from,
      max: to,
      ticks: [60, 90, 120, malusFromG, 190, 220].map((at) => ({ at, label: at === to ? `${at} g/km` : String(at) })),
    },
    y: eurAxis(highest, write),
    series: [{ name: 'NoVA', points: steps }],
    marks: [
      {
        at: malusFromG,
        label: inWords(
          language,
          `Malus: ${write(malusEurPerGram)} je Gramm`,
          `Malus: ${write(malusEurPerGram)} a gram`,
        ),
      },
    ],
    summary: inWords(
      language,
      `NoVA bei ${write(price)} netto, Zulassung ${year}: null bis etwa 95 g/km, ${write(novaOf({ price, co2: 128 }, today).taxEur)} bei 128 g/km, ab ${malusFromG} g/km steiler, ${write(highest)} bei ${to} g/km.`,
      `NoVA at ${write(price)} net, registered in ${year}: none up to about 95 g/km, ${write(novaOf({ price, co2: 128 }, today).taxEur)} at 128 g/km, steeper from ${malusFromG} g/km, ${write(highest)} at ${to} g/km.`,
    ),
  };
});

/** The same car by the figures of each year. */
export const novaByYear = chartKind({ price: eur, co2 }, ({ price, co2: grams }, { language, today }) => {
  const write = (amount: number) => writeEur(amount, language);
  const years = novaFigures.filter(
    ({ validFrom }) => validFrom !== null && validFrom >= '2021-07' && validFrom <= today,
  );
  const bars = years.map(({ validFrom }, index) => {
    // By the figures of its year, as if it were new.
    const value = novaOf({ price, co2: grams }, `${validFrom}`).taxEur;
    return { label: `${validFrom}`.slice(0, 4), value, text: write(value), highlight: index === years.length - 1 };
  });
  const list = bars.map(({ label, text }) => `${label}: ${text}`).join(', ');
  return {
    shape: 'bars',
    max: Math.max(...bars.map(({ value }) => value), 1),
    bars,
    summary: inWords(
      language,
      `NoVA nach Jahr der Erstzulassung. ${list}.`,
      `NoVA by year of first registration. ${list}.`,
    ),
  };
});
