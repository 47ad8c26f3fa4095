/** A browser without idle time is given some. */
const restMs = 2_000;

/**
 * Has the page's speed measured once it has loaded and the browser has nothing else to do: browsers keep what came before.
 * A browser that a program steers is nobody's visit.
 */
export function watchWebVitals(): void {
  if (navigator.webdriver) return;
  const start = () => void import('./report-web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals(), ignore);
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, restMs));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** Whoever cannot load it is not counted. */
function ignore(): void {}
