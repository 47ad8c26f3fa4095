import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barColours } from './theme-script.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every colour of the rules with exactly this selector, for screens too, the later one winning as in the browser. */
function coloursOf(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/^(?: {2})?([^\s@{}/][^{}]*)\{([^}]*)\}/gm)].filter(
    ([, found]) => found?.trim() === selector,
  );
  const declarations = rules.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)]);
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'surface-2'];
const levels = [0, 1, 2, 3, 4, 5];

/** WCAG 2.2 AA: 4.5 for text, 3 for borders, marks and the ring of the focus. */
const textOn: [text: string, backgrounds: string[]][] = [
  ['text', [...grounds, 'surface-3', 'accent-soft', 'alert-soft']],
  ['text-2', [...grounds, 'surface-3']],
  ['text-3', grounds],
  ['accent-text', [...grounds, 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover', 'plate-band']],
  ['on-inverse', ['inverse']],
  ['plate-ink', ['plate']],
  ['plate-ink-2', ['plate']],
  ['picture-ink', ['picture-tag-hover', 'accent']],
  ['alert', ['ground', 'surface', 'alert-soft']],
  ...levels.map((level): [string, string[]] => [
    `rate-${level}-text`,
    ['ground', 'surface', 'surface-2', `rate-${level}-soft`],
  ]),
];
const markOn: [mark: string, backgrounds: string[]][] = [
  ['line-strong', grounds],
  ['line-hover', grounds],
  ['focus', grounds],
  ['accent', ['ground', 'surface']],
  ['accent-line', ['ground', 'surface', 'accent-soft']],
  ['alert', grounds],
  ['chart-1', ['surface']],
  ['chart-2', ['surface']],
  ...levels.map((level): [string, string[]] => [`rate-${level}`, ['surface', 'surface-2']]),
];

describe.each([
  ['light', coloursOf(':root')],
  ['dark', new Map([...coloursOf(':root'), ...coloursOf(':root.dark')])],
])('in the %s theme', (_theme, colours) => {
  const colour = (role: string) => colours.get(role) ?? `no colour for ${role}`;

  it.each(textOn.flatMap(([text, backgrounds]) => backgrounds.map((background) => [text, background])))(
    'text in %s is readable on %s',
    (text = '', background = '') => {
      expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(markOn.flatMap(([mark, backgrounds]) => backgrounds.map((background) => [mark, background])))(
    '%s can be made out on %s',
    (mark = '', background = '') => {
      expect(contrast(colour(mark), colour(background))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('the dark theme names every colour of the light one that belongs to a theme', () => {
  const ofBoth = ['picture-tag-hover', 'picture-ink'];
  const light = [...coloursOf(':root').keys()].filter((role) => !ofBoth.includes(role));
  expect([...coloursOf(':root.dark').keys()].toSorted()).toEqual(light.toSorted());
});

it('the browser’s own bar has the colour of the ground', () => {
  expect(coloursOf(':root').get('ground')?.toLowerCase()).toBe(barColours.light);
  expect(coloursOf(':root.dark').get('ground')?.toLowerCase()).toBe(barColours.dark);
});
