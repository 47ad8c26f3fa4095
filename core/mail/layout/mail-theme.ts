import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';

/** Colours of the site's two themes, by the roles that a mail has. */
export const light = {
  ground: '#f1f2f4',
  surface: '#ffffff',
  line: '#d9dce1',
  text: '#131518',
  quiet: '#5f636b',
  accent: '#1b4de4',
  link: '#1541c8',
};

const dark: typeof light = {
  ground: '#0e0f11',
  surface: '#16181b',
  line: '#2b2e33',
  text: '#f4f3ee',
  quiet: '#979ba2',
  accent: '#2f62ff',
  link: '#93afff',
};

interface Tone {
  ground: string;
  text: string;
}

/** How a price compares, in the site's colours for it. */
export const lightTones: Record<PriceRatingLabel, Tone> = {
  'very-good': { ground: '#e0f4e9', text: '#07693c' },
  good: { ground: '#edf5dc', text: '#456810' },
  usual: { ground: '#fbf1cf', text: '#705300' },
  raised: { ground: '#fdebdb', text: '#974300' },
  high: { ground: '#fce5e3', text: '#ae1f17' },
  unknown: { ground: '#e9ebee', text: '#5f636b' },
};

const darkTones: Record<PriceRatingLabel, Tone> = {
  'very-good': { ground: '#10291e', text: '#57d79c' },
  good: { ground: '#1e2a12', text: '#abdb6a' },
  usual: { ground: '#2d2610', text: '#fad35c' },
  raised: { ground: '#301f10', text: '#ffad66' },
  high: { ground: '#331817', text: '#ff8a81' },
  unknown: { ground: '#232629', text: '#a6aab1' },
};

/** By class, over the inline styles that programs without media queries go by; twice, since Outlook names it otherwise. */
export const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`;

function rules(prefix: string): string {
  const looks: [string, string][] = [
    ['.ground', `background:${dark.ground}`],
    ['.card', `background:${dark.surface};border-color:${dark.line}`],
    ['.frame', `border-color:${dark.line}`],
    ['.line', `border-color:${dark.line}`],
    ['.text', `color:${dark.text}`],
    ['.quiet', `color:${dark.quiet}`],
    ['.link', `color:${dark.link}`],
    ['.quote', `background:${dark.ground};border-color:${dark.accent}`],
    ['.button', `background:${dark.accent}`],
    ['.picture', `background:${dark.line}`],
    ['.code', `background:${dark.ground};border-color:${dark.line};color:${dark.text}`],
    ...Object.entries(darkTones).map(([tone, { ground, text }]): [string, string] => [
      `.rate-${tone}`,
      `background:${ground};color:${text}`,
    ]),
  ];
  return looks.map(([name, style]) => `${prefix}${name}{${style.replaceAll(';', ' !important;')} !important}`).join('');
}
