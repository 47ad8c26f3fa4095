import { expect, test } from 'vitest';
import { readPin, writePin } from './coordinates.ts';

test.each([
  ['47.0707, 15.4395', 47.0707, 15.4395],
  ['47.0707 15.4395', 47.0707, 15.4395],
  ['47,0707; 15,4395', 47.0707, 15.4395],
  [' 47.0707°, 15.4395° ', 47.0707, 15.4395],
])('%s is a place', (text, latitude, longitude) => {
  expect(readPin(text)).toEqual({ latitude, longitude });
});

test.each(['', 'Graz', '47.0707', '47.0707, 15.4395, 3', 'N 47'])('%s is none', (text) => {
  expect(readPin(text)).toBeUndefined();
});

test('what is written is read again', () => {
  expect(readPin(writePin({ latitude: 48.20849, longitude: 16.37208 }))).toEqual({
    latitude: 48.20849,
    longitude: 16.37208,
  });
});
