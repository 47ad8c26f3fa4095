/**
 * Parts that pages leave out without a word when they cannot be loaded, since a page is whole without them: nothing is said in their
 * place, neither that they fail nor that there is nothing, and no cache keeps the page.
 */
const quietParts: Record<string, string[]> = {
  'what can be chosen next, beside a list': [
    ...[
      'results',
      'results in a grid',
      'results on the map',
      'results of a make',
      'results of a model, filtered',
      'no results',
    ],
    ...['one-year cars', 'old-timers', 'cabriolets'],
    ...['list of electric cars', 'cars of every kind', 'make without new cars', 'short search of a dealership'],
  ],
  'dealerships and places of an area': [
    ...['region', 'district', 'make in a district', 'make without cars in a district'],
  ],
  'a page of the dealership’s own': ['dealership', 'information of a dealership', 'cars of a dealership'],
  'cars that suit a text': ['car credit', 'leasing', 'article'],
  'the car that is reckoned with': ['credit, leasing and cash for a car'],
  'rates in force': ['magazine'],
};

const pagesWithQuietParts = new Set(Object.values(quietParts).flat());

export function mayLackQuietly(page: string): boolean {
  return pagesWithQuietParts.has(page);
}
