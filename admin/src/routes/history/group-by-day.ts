const dayInVienna = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna', dateStyle: 'short' });

/** In the order given, under the day on which each happened in Vienna. */
export function groupByDay<Entry extends { at: string }>(
  entries: readonly Entry[],
): { day: string; entries: Entry[] }[] {
  const days = Map.groupBy(entries, ({ at }) => dayInVienna.format(new Date(at)));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
