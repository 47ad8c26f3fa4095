import { type PageKey, pageKeys } from './site-pages.ts';

/** How much is measured; a full run takes about 20 minutes. */
export interface WebSettings {
  pages: readonly PageKey[];
  /** Lighthouse runs of each page that count. */
  runs: number;
  /** Runs before them that do not: pictures are cut to size and code is compiled when first asked for. */
  warmUpRuns: number;
  clicks: number;
  /** How many times slower the browser's processor is made. */
  slowdowns: readonly number[];
  /** Page views, one after the other, that processor time is shared out over. */
  views: number;
  edgeSeconds: number;
  edgeClients: number;
  /** Pages sealed in our own process to tell what that takes. */
  seals: number;
}

export const fullWebSettings: WebSettings = {
  pages: pageKeys,
  runs: 5,
  warmUpRuns: 1,
  clicks: 20,
  slowdowns: [1, 4],
  views: 50,
  edgeSeconds: 5,
  edgeClients: 8,
  seals: 200,
};

/** Everything once, nothing often enough to believe. */
export const quickWebSettings: WebSettings = {
  ...fullWebSettings,
  pages: ['home', 'results', 'car'],
  runs: 1,
  warmUpRuns: 0,
  clicks: 6,
  views: 10,
  edgeSeconds: 3,
  seals: 30,
};
