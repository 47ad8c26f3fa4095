import { maxStackFrames } from '@kardan/contract/values/error-reports';
import { tracesSampleRate } from './settings.ts';
import type { Navigation } from './watched.ts';

/** A page that fails in a loop fills no memory. */
const maxEarly = 10;

let hearNavigation: ((navigation: Navigation) => void) | undefined;

/**
 * Watches for errors where the page says so, and keeps them until the reporter is there. That is tens of kilobytes: it is
 * loaded when the first error happens, and in the few visits that are traced.
 */
export function watchErrors(): void {
  if (document.documentElement.dataset.errorReporting !== '1') return;
  const early: unknown[] = [];
  const draw = Math.random();
  const watching = new AbortController();
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startReporting } = await import('./report-errors.ts');
      watching.abort();
      await startReporting({ early, draw, onNavigation });
    } catch {
      // The line failed: the next error is the next try.
      isLoading = false;
    }
  }
  function keep(error: unknown): void {
    if (early.length < maxEarly) early.push(error);
    void load();
  }

  // Chromium keeps ten unless told.
  Error.stackTraceLimit = maxStackFrames;
  addEventListener('error', (event) => keep(event.error ?? event.message), { signal: watching.signal });
  addEventListener('unhandledrejection', ({ reason }) => keep(reason), { signal: watching.signal });
  if (draw < tracesSampleRate) void load();
}

function onNavigation(listener: (navigation: Navigation) => void): void {
  hearNavigation = listener;
}

/** Says that the way to another page begins. */
export function noteNavigation(navigation: Navigation): void {
  hearNavigation?.(navigation);
}
