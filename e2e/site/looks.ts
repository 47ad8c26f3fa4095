import { isFullRun } from '../stack/environment.ts';

export interface Look {
  theme: 'dark' | 'light';
  widthPx: number;
}

const themes = ['dark', 'light'] as const;

/**
 * The looks in which the page at this place of its list is seen: all of them in the full run, otherwise every width once, in
 * the themes by turns, another one first from page to page. That covers every pair of page and theme, of page and width, and
 * of theme and width, with half of the work.
 */
export function looksAt(place: number, widthsPx: readonly number[], all = isFullRun()): Look[] {
  return widthsPx.flatMap((widthPx, turn) =>
    themes
      .filter((_, which) => all || which === (place + turn) % themes.length)
      .map((theme): Look => ({ theme, widthPx })),
  );
}
