import { expect, test } from 'vitest';
import { english } from './english.ts';
import { german } from './german.ts';

test.each([
  ['German', german.team],
  ['English', english.team],
])('who says what stands on the button presses it: its name holds the words, in %s', (_, { resend, resendTo }) => {
  expect(resendTo.toLowerCase()).toContain(resend.toLowerCase());
});
