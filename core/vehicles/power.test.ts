import { expect, test } from 'vitest';
import { powerPs } from './power.ts';

test.each([
  [110, 150],
  [85, 116],
  [77, 105],
  [1, 1],
])('%i kW are %i PS, as papers print it', (kw, ps) => expect(powerPs(kw)).toBe(ps));
