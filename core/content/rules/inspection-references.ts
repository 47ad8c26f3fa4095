import { figureOn } from '../../costs/dated-figures.ts';
import { inspectionPrice, inspectionSchemes, inspectionWindows } from '../../costs/running/inspection-figures.ts';
import { dueIn, firstDueFrom, punchedOn } from '../../costs/running/inspection-rules.ts';
import { month, plainRule, rule } from './rule.ts';
import { numberOf, wordOf } from './rule-value.ts';

type Scheme = (typeof inspectionSchemes)[number];

const [oldScheme] = inspectionSchemes;
const newScheme: Scheme = inspectionSchemes.at(-1) ?? oldScheme;
const [oldWindow] = inspectionWindows;
const newWindow = inspectionWindows.at(-1);

const rhythmOf = ({ intervalsYears }: Scheme) => intervalsYears.join('-');

/** The months that plaques of a car are punched with, from a day on. */
function dueMonths(first: string, from: string, count: number): string[] {
  const firstDay = `${first}-01`;
  const months = [firstDueFrom(from > firstDay ? from : firstDay, firstDay)];
  while (months.length < count) months.push(punchedOn(`${months.at(-1)}-01`, firstDay));
  return months;
}

export const inspectionReferences = {
  'pickerl.rhythm': plainRule((today) => wordOf(rhythmOf(figureOn(inspectionSchemes, today) ?? oldScheme))),
  'pickerl.oldRhythm': plainRule(() => wordOf(rhythmOf(oldScheme))),
  'pickerl.newRhythm': plainRule(() => wordOf(rhythmOf(newScheme))),
  'pickerl.newFrom': plainRule(() => ({ kind: 'day', day: newScheme.validFrom ?? '' })),
  'pickerl.monthsBefore': plainRule(() => numberOf(oldWindow?.monthsBefore ?? 0)),
  'pickerl.monthsAfter': plainRule(() => numberOf(oldWindow?.monthsAfter ?? 0)),
  'pickerl.newMonthsBefore': plainRule(() => numberOf(newWindow?.monthsBefore ?? 0)),
  'pickerl.newMonthsAfter': plainRule(() => numberOf(newWindow?.monthsAfter ?? 0)),
  'pickerl.due': rule({ first: month }, ({ first }, today) => ({
    kind: 'months',
    months: dueMonths(first, today, 1),
    joined: 'list',
  })),
  'pickerl.dates': rule({ first: month }, ({ first }, today) => ({
    kind: 'months',
    months: dueMonths(first, today, 4),
    joined: 'list',
  })),
  'pickerl.window': rule({ month }, ({ month: punched }) => {
    const due = dueIn(punched, 'listing');
    if ('notCalculable' in due) throw new Error(`no window is known for ${punched}`);
    return { kind: 'months', months: [due.earliestMonth, due.latestMonth], joined: 'span' };
  }),
  'pickerl.price': plainRule(() => numberOf(inspectionPrice.eur, '€')),
};
