/** How fast a page is for whoever looks at it: up to `good` it is, beyond `poor` it is poor. Milliseconds, but for CLS. */
export const webVitalThresholds = {
  /** First Contentful Paint: something is seen. */
  FCP: { good: 1_800, poor: 3_000 },
  /** Largest Contentful Paint: the main thing is seen. */
  LCP: { good: 2_500, poor: 4_000 },
  /** Cumulative Layout Shift: how much has moved. */
  CLS: { good: 0.1, poor: 0.25 },
  /** First Input Delay: how long the first press had to wait. */
  FID: { good: 100, poor: 300 },
  /** Interaction to Next Paint: how long presses took to show. */
  INP: { good: 200, poor: 500 },
  /** Time to First Byte. */
  TTFB: { good: 800, poor: 1_800 },
} as const;

export type WebVital = keyof typeof webVitalThresholds;
export const webVitals = Object.keys(webVitalThresholds) as [WebVital, ...WebVital[]];

export const webVitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type WebVitalRating = (typeof webVitalRatings)[number];

export function rateWebVital(metric: WebVital, value: number): WebVitalRating {
  const { good, poor } = webVitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** Pages are counted by what they are, never by which. */
export const pageKinds = [
  'home',
  'results',
  'listing',
  'dealership',
  'directory',
  'regional',
  'magazine',
  'article',
  'portal',
  'car-park',
  'search-agent',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

export const webVitalDevices = ['phone', 'desktop'] as const;
export type WebVitalDevice = (typeof webVitalDevices)[number];
