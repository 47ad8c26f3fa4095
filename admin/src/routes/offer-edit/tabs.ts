export const carTabs = ['data', 'pictures', 'price', 'text', 'performance', 'history'] as const;
export type CarTab = (typeof carTabs)[number];

/** The tab that the address names; the first where it names none. */
export function readTab({ tab }: Record<string, unknown>): CarTab {
  return carTabs.find((name) => name === tab) ?? 'data';
}
