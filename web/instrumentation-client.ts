import { noteNavigation, watchErrors } from '#lib/error-reporting/watch-errors.ts';
import type { Navigation } from '#lib/error-reporting/watched.ts';
import { watchWebVitals } from '#lib/web-vitals/watch-web-vitals.ts';

// Before React takes over the page, so that a failure of that is seen too.
watchErrors();
watchWebVitals();

/** Next calls it when its router sets out for another page. */
export function onRouterTransitionStart(_url: string, navigation: Navigation): void {
  noteNavigation(navigation);
}
