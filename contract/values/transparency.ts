/**
 * What the yearly report counts (DSA Art. 15 and 24), each by month and key: reasons of notices, measures and grounds of decisions,
 * hours that they took. No schema in here: browsers load it.
 */
export const transparencyFigures = [
  'notices-received',
  'notices-upheld',
  'notices-rejected',
  'notice-hours',
  'measures',
  'grounds',
  'found-by',
  'automated-decisions',
  'complaints-received',
  'complaints-decided',
  'complaint-hours',
  'restrictions',
] as const;
export type TransparencyFigure = (typeof transparencyFigures)[number];

/** Keys of these are whole hours: their median is told, not each of them. */
export const hourFigures = ['notice-hours', 'complaint-hours'] as const satisfies TransparencyFigure[];

export const firstTransparencyYear = 2025;
