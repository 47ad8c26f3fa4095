import { inspectionSchemes } from '../../costs/running/inspection-figures.ts';
import { winterTyres } from '../rules/further-figures.ts';
import { writeValue } from '../rules/rule-value.ts';
import { chartKind, inWords } from './chart.ts';

const shownYears = 12;
/** How wide an inspection is drawn, in years. */
const markYears = 0.18;

/** In which years of its life a car is inspected, by each of the laws. */
export const inspectionRhythm = chartKind({}, (_options, { language }) => {
  const rows = inspectionSchemes.map(({ intervalsYears }) => {
    const years: number[] = [];
    for (let age = 0, next = 0; ; next += 1) {
      age += intervalsYears[Math.min(next, intervalsYears.length - 1)] ?? 1;
      if (age > shownYears) break;
      years.push(age);
    }
    return { name: intervalsYears.join('-'), years };
  });
  const list = rows.map(({ name, years }) => `${name}: ${years.join(', ')}`).join('; ');
  return {
    shape: 'spans',
    x: {
      min: 0,
      max: shownYears + markYears,
      ticks: [
        { at: 0, label: inWords(language, 'Erstzulassung', 'registered') },
        { at: 4, label: '4' },
        { at: 8, label: '8' },
        { at: shownYears, label: inWords(language, '12 Jahre', '12 years') },
      ],
    },
    rows: rows.map(({ name, years }) => ({ name, spans: years.map((from) => ({ from, to: from + markYears })) })),
    summary: inWords(
      language,
      `Begutachtungen nach Alter des Autos in Jahren. ${list}.`,
      `Inspections by age of the car in years. ${list}.`,
    ),
  };
});

/** When winter tyres are compulsory, over a year. */
export const winterTyreMonths = chartKind({}, (_options, { language }) => {
  const { from, until } = winterTyres;
  const at = ({ month, day }: typeof from) => month - 1 + (day - 1) / 30;
  const letters = inWords(language, 'JFMAMJJASOND', 'JFMAMJJASOND');
  const write = (date: typeof from) => writeValue({ kind: 'dayOfYear', ...date }, language);
  return {
    shape: 'spans',
    x: { min: 0, max: 12, ticks: [...letters].map((label, index) => ({ at: index + 0.5, label })) },
    rows: [
      {
        name: inWords(language, 'Winterreifen', 'winter tyres'),
        spans: [
          { from: 0, to: at(until) },
          { from: at(from), to: 12 },
        ],
      },
    ],
    summary: inWords(
      language,
      `Winterreifenpflicht bei winterlichen Verhältnissen von ${write(from)} bis ${write(until)}.`,
      `Winter tyres are compulsory in wintry conditions from ${write(from)} to ${write(until)}.`,
    ),
  };
});
