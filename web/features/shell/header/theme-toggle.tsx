'use client';

import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showTheme } from '@kardan/ui/theme/show-theme.ts';
import { themeKey } from '@kardan/ui/theme/theme-script.ts';
import { useLayoutEffect } from 'react';

/** Turns dark into light and back, and remembers it. The moon shows in dark, the sun in light. */
export function ThemeToggle({ toLight, toDark }: { toLight: string; toDark: string }) {
  // A change of language makes a new <html>, which starts dark again.
  useLayoutEffect(applyStoredTheme, []);
  return (
    <button
      type="button"
      className="hit inline-flex items-center justify-center rounded-sm text-text-2 hover:bg-surface-2 hover:text-text"
      onClick={toggleTheme}
    >
      <span className="only-dark">
        <Icon name="moon" />
        <span className="sr-only">{toLight}</span>
      </span>
      <span className="only-light">
        <Icon name="sun" />
        <span className="sr-only">{toDark}</span>
      </span>
    </button>
  );
}

function applyStoredTheme(): void {
  showTheme(readTheme() === 'false' ? 'light' : 'dark');
}

function toggleTheme(): void {
  const dark = !document.documentElement.classList.contains('dark');
  showTheme(dark ? 'dark' : 'light');
  try {
    localStorage.setItem(themeKey, String(dark));
  } catch {
    // Storage may be forbidden; the choice then holds until the page is left.
  }
}

function readTheme(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}
