import type { WebVital, WebVitalDevice } from '@kardan/contract/values/web-vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { browserApi } from '../api/browser-api.ts';
import { pageKind } from './page-kind.ts';

/** Where a phone's layout ends: the breakpoint `md`. */
const phone = '(max-width: 767.98px)';

/**
 * Measures the page that was loaded and reports it once, when it is first left or put aside: what a tab does after that is
 * not how fast a page was. What the router shows later counts to the page that was loaded, as browsers count it.
 */
export function reportWebVitals(): void {
  const values = new Map<WebVital, number>();
  const kind = pageKind(location.pathname);
  const device: WebVitalDevice = matchMedia(phone).matches ? 'phone' : 'desktop';
  const keep = ({ name, value }: { name: WebVital; value: number }) => values.set(name, value);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep, { reportAllChanges: true });
  observeFirstInput((value) => keep({ name: 'FID', value }));

  const leaving = new AbortController();
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    leaving.abort();
    if (values.size === 0) return;
    const measured = [...values].map(([metric, value]) => ({ metric, value }));
    const body = { pageKind: kind, device, values: measured };
    // Whether it arrives is of no matter to the visitor.
    browserApi.reportWebVitals({ body, keepalive: true }).catch(() => undefined);
  };
  addEventListener('visibilitychange', report, { signal: leaving.signal });
}

/** The library measures it no longer: browsers still tell it. */
function observeFirstInput(report: (delayMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    observer.disconnect();
    report(first.processingStart - first.startTime);
  });
  observer.observe({ type: 'first-input', buffered: true });
}
