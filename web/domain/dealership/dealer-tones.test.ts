import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealerTones } from './dealer-tones.ts';
import { contrastOf, toOklch } from './oklch.ts';

const css = readFileSync(new URL(import.meta.resolve('@kardan/ui/theme/tokens.css')), 'utf8');
const [lightCss = '', darkCss = ''] = css.split(':root.dark');

function tokens(part: string): string[] {
  return ['ground', 'surface', 'surface-2'].map((role) => {
    const colour = part.match(new RegExp(`--${role}: (#[0-9a-f]{6})`))?.[1];
    if (!colour) throw new Error(`no colour for ${role}`);
    return colour;
  });
}

const grounds = { light: tokens(lightCss), dark: tokens(darkCss) };
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('whatever colour a dealer has, its shades are readable on every ground of both themes', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const tones = dealerTones(colour);
      for (const theme of ['light', 'dark'] as const) {
        expect(tones[theme]).toMatch(/^#[0-9a-f]{6}$/);
        for (const ground of grounds[theme]) {
          expect(contrastOf(tones[theme], ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
    { numRuns: 3_000 },
  );
});

test.each(['#000000', '#ffffff', '#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff', '#808080'])(
  '%s too',
  (colour) => {
    const { light, dark } = dealerTones(colour);
    expect(contrastOf(light, grounds.light[0] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(dark, grounds.dark[2] ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour that is readable stays as it is', () => {
  expect(dealerTones('#1541c8').light).toBe('#1541c8');
  expect(dealerTones('#93afff').dark).toBe('#93afff');
});

test('a shade keeps its hue: a dealer’s red stays red', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const given = toOklch(colour);
      fc.pre(given.chroma > 0.06);
      for (const shade of Object.values(dealerTones(colour))) {
        const shown = toOklch(shade);
        // Close to grey, the last digit of a channel turns the hue.
        if (shown.chroma < 0.03) continue;
        const turn = Math.abs(Math.atan2(Math.sin(shown.hue - given.hue), Math.cos(shown.hue - given.hue)));
        expect(turn, `${colour} became ${shade}`).toBeLessThan(0.2);
      }
    }),
  );
});
