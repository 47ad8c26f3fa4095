import { describe, test } from 'vitest';
import { bodyLooks } from '../car/body-specs.ts';
import { expectWhole, renderSmall, views } from '../testing/render-small.ts';

describe.each(bodyLooks)('a car of the look %s', (look) => {
  test.each(views)('fills a good part of the view %s and is not cut off', (view) => {
    expectWhole(renderSmall({ look, seed: 3, electric: false }, { view }).picture);
  });
});
