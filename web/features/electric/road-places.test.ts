import { expect, test } from 'vitest';
import { reachedPlace } from './road-places.ts';

test.each([
  [40, 'Wien'],
  [183, 'St. Pölten'],
  [184, 'Linz'],
  [320, 'Salzburg'],
  [900, 'Bregenz'],
])('%i km from Vienna reach %s', (km, name) => expect(reachedPlace(km).name).toBe(name));
