import type { OpeningHours } from '@kardan/contract/opening-hours/opening-hours';

/** A stretch of a day, as 08:30. */
export interface Stretch {
  opens: string;
  closes: string;
}

/** Seven days, Monday first, each with its stretches; closed is none. */
export type Week = readonly (readonly Stretch[])[];

const days = [1, 2, 3, 4, 5, 6, 7];
const usualDay: Stretch = { opens: '08:00', closes: '18:00' };
const usualBreak = { from: '12:00', until: '13:00' };

export function weekOf(hours: readonly OpeningHours[]): Week {
  return days.map((day) => dayOf(hours.filter(({ weekday }) => weekday === day)));
}

/** A day as its fields show it: a field for a time knows no 24:00, the night begins with 00:00. */
export function dayOf(hours: readonly Stretch[]): Stretch[] {
  return hours
    .map(({ opens, closes }) => ({ opens, closes: closes === '24:00' ? '00:00' : closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

/** As the API takes it, in the order in which the fields stand. */
export function hoursOf(week: Week): OpeningHours[] {
  return week.flatMap((stretches, index) =>
    stretchesOf(stretches).map((stretch) => ({ weekday: index + 1, ...stretch })),
  );
}

export function stretchesOf(day: readonly Stretch[]): Stretch[] {
  return day.map(({ opens, closes }) => ({ opens, closes: endOf(closes) }));
}

function endOf(closes: string): string {
  return closes === '00:00' ? '24:00' : closes;
}

/** Which entry of `hoursOf` a stretch is: what is wrong with it is told by that number. */
export function entryOf(week: Week, day: number, place: number): number {
  return week.slice(0, day).reduce((count, stretches) => count + stretches.length, place);
}

export function withDay(week: Week, day: number, stretches: readonly Stretch[]): Week {
  return week.with(day, stretches);
}

/** The hours of one day for others too. */
export function copiedTo(week: Week, from: number, targets: readonly number[]): Week {
  return week.map((stretches, day) => (targets.includes(day) ? (week[from] ?? []) : stretches));
}

/** Closed becomes open, as the nearest day before it that is; a first open day is an ordinary one. */
export function opened(week: Week, day: number): Week {
  const before = week.slice(0, day).findLast((stretches) => stretches.length > 0);
  return withDay(week, day, before ?? [usualDay]);
}

/** A break at midday, or in the middle of a day that is not open then. */
export function withBreak([first = usualDay]: readonly Stretch[]): Stretch[] {
  const { opens, closes } = first;
  if (opens < usualBreak.from && usualBreak.until < closes)
    return [
      { opens, closes: usualBreak.from },
      { opens: usualBreak.until, closes },
    ];
  return [first, { opens: closes, closes: '' }];
}

export function withoutBreak(stretches: readonly Stretch[]): Stretch[] {
  const [first = usualDay] = stretches;
  return [{ opens: first.opens, closes: stretches.at(-1)?.closes || first.closes }];
}

export type StretchIssue = 'missing' | 'order' | 'overlap';

/** What is wrong with a stretch of a day, before it is sent. */
export function stretchIssue(stretches: readonly Stretch[], place: number): StretchIssue | undefined {
  const { opens = '', closes = '' } = stretches[place] ?? {};
  if (!(opens && closes)) return 'missing';
  if (opens >= endOf(closes)) return 'order';
  const previous = stretches[place - 1];
  return previous && endOf(previous.closes) > opens ? 'overlap' : undefined;
}
