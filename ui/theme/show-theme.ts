import { barColours } from './theme-script.ts';

/**
 * Shows the page in a theme, the browser's own bar included. Pages are sent with the bar's colour in the dark; of several
 * colours browsers take the first, so the light one stands before it or not at all.
 */
export function showTheme(theme: 'dark' | 'light'): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector(`meta[name=theme-color][content="${barColours.light}"]`)?.remove();
  if (theme === 'dark') return;
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = barColours.light;
  document.head.prepend(bar);
}
