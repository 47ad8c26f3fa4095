import type { Query } from '#lib/routes/query.ts';
/** Kilometres a year that running costs can be shown for; the API's own default is among them. */
export const distanceChoices = [8_000, 12_000, 20_000, 30_000] as const;
/** Months that credit and lease can be shown for. */
export const durationChoices = [36, 48, 60, 72] as const;

export const distanceName = 'km';
export const durationName = 'monate';

/** What a visitor may choose on a car's page. It stands in the address, so that it works without JavaScript. */
export interface PageChoices {
  kmPerYear: (typeof distanceChoices)[number];
  months: (typeof durationChoices)[number];
}

/** Anything else in the address than what is offered counts as nothing: the views of a page stay few. */
export function readChoices(query: Query): PageChoices {
  return {
    kmPerYear: distanceChoices.find((km) => String(km) === query[distanceName]) ?? 12_000,
    months: durationChoices.find((months) => String(months) === query[durationName]) ?? 60,
  };
}

/** The address of a page on which these are chosen, at the part that they change. */
export function choiceAddress(path: string, choices: PageChoices, part: string): string {
  const query = new URLSearchParams();
  if (choices.kmPerYear !== 12_000) query.set(distanceName, String(choices.kmPerYear));
  if (choices.months !== 60) query.set(durationName, String(choices.months));
  return `${path}${query.size > 0 ? `?${query}` : ''}#${part}`;
}
