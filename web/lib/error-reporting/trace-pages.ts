import {
  type BrowserClient,
  browserTracingIntegration,
  getCurrentScope,
  startBrowserTracingNavigationSpan,
} from '@sentry/browser';
import { incompleteNavigation } from './is-worth-reporting.ts';
import { pageName } from './page-name.ts';
import { childSpanTimeoutMs, finalTimeoutMs, idleTimeoutMs, tunnel } from './settings.ts';
import type { Navigation } from './watched.ts';

/** Traces how this page has loaded, and from now on each way to another one, which it is told of. */
export function tracePages(client: BrowserClient, draw: number): (navigation: Navigation) => void {
  // The SDK would draw anew for each page: of the visits that load it at all only a hundredth would go on.
  client.on('beforeSampling', () => {
    const scope = getCurrentScope();
    scope.setPropagationContext({ ...scope.getPropagationContext(), sampleRand: draw });
  });
  client.addIntegration(
    browserTracingIntegration({
      idleTimeout: idleTimeoutMs,
      finalTimeout: finalTimeoutMs,
      childSpanTimeout: childSpanTimeoutMs,
      // Next changes the address at the end of the way: its router tells us of the beginning.
      instrumentNavigation: false,
      instrumentBfcacheRestore: false,
      linkPreviousTrace: 'off',
      webVitals: { ignore: ['inp'] },
      shouldCreateSpanForRequest: (url) => !url.includes(tunnel),
      beforeStartSpan: (span) => (span.op === 'pageload' ? { ...span, name: loadedPage() } : span),
    }),
  );

  return (navigation) => {
    const from = location.href;
    const span = startBrowserTracingNavigationSpan(client, { name: incompleteNavigation });
    if (!span) return;
    const forget = client.on('beforeIdleSpanEnd', (ending) => {
      if (ending !== span) return;
      forget();
      // A step back or forth has changed the address before we hear of it.
      if (navigation === 'traverse' || location.href !== from) span.updateName(pageName(location.pathname));
    });
  };
}

/** A known address may lead to a car that is not there any more. */
function loadedPage(): string {
  const [load] = performance.getEntriesByType('navigation');
  return load?.responseStatus === 404 ? 'notFound' : pageName(location.pathname);
}
