import type { CSSProperties } from 'react';
import { contrastOf, fromOklch, type Oklch, toOklch } from './oklch.ts';

/** A dealer's own colour as the site may show it: one shade for each theme. */
export interface DealerTones {
  light: string;
  dark: string;
}

/** Readable as text (WCAG 2.2 AA); so it is as a line, and the ground's colour is readable on it. */
const readable = 4.5;
/** What text stands on in each theme, the hardest of ground, surface and surface-2; tokens.css has them all. */
const hardestGround: DealerTones = { light: '#f1f2f4', dark: '#1e2024' };
const lightnessStep = 0.005;

/**
 * The shades of a colour that can be read on every ground of a theme: hue and chroma stay as far as the screen can show
 * them, the lightness moves no farther than it must.
 */
export function dealerTones(colour: string): DealerTones {
  const given = toOklch(colour);
  return {
    light: readableShade(given, hardestGround.light, -lightnessStep),
    dark: readableShade(given, hardestGround.dark, lightnessStep),
  };
}

function readableShade(colour: Oklch, ground: string, step: number): string {
  let { lightness } = colour;
  let shade = fromOklch(colour);
  while (contrastOf(shade, ground) < readable) {
    lightness += step;
    shade = fromOklch({ ...colour, lightness });
  }
  return shade;
}

/** Sets the shades for everything inside an element of the class `dealer-tones`; without a colour it is the site's accent. */
export function dealerToneStyle(colour: string | null): CSSProperties | undefined {
  if (colour === null) return undefined;
  const { light, dark } = dealerTones(colour);
  return { '--dealer-light': light, '--dealer-dark': dark } as CSSProperties;
}
