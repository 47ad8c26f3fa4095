import { expect, test } from 'vitest';
import { projectPoint, unprojectPoint } from './project.ts';

test.each([
  ['Bregenz', 47.503, 9.747],
  ['Graz', 47.0707, 15.4395],
  ['Wien', 48.2083, 16.3725],
])('%s is found again from its point on the map', (_, latitude, longitude) => {
  const place = unprojectPoint(...projectPoint(latitude, longitude));
  expect(place.latitude).toBeCloseTo(latitude, 6);
  expect(place.longitude).toBeCloseTo(longitude, 6);
});
