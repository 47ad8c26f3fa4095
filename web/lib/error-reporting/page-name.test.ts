import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test.each([
  ['/', 'home'],
  ['/suchagent/pQ3x9-Zk_11aB7cD2eF4gH6iJ8kL0mN2oP4qR6sT8uV', 'ownSearchAgent'],
  ['/gebrauchtwagen/volkswagen/golf?q=Huber#x', 'usedCarsModel'],
  ['/en/used-cars', 'usedCars'],
  ['/gebrauchtwagen.html', 'usedCars'],
  ['/gibt/es/nicht', 'notFound'],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
