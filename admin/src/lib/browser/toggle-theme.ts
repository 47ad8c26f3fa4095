import { showTheme } from '@kardan/ui/theme/show-theme.ts';
import { themeKey } from '@kardan/ui/theme/theme-script.ts';
import { stored } from './stored.ts';

/** Turns dark into light and back, and remembers it for the public site too. */
export function toggleTheme(): void {
  const dark = !document.documentElement.classList.contains('dark');
  showTheme(dark ? 'dark' : 'light');
  stored('local', themeKey).write(String(dark));
}
