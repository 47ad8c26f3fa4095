import { say } from '@kardan/core/cli/terminal';
import type { WebSettings } from '../settings.ts';
import type { SitePage } from '../site-pages.ts';
import { type DocumentSizes, weighDocument } from './document-sizes.ts';
import { type LighthouseReport, lcpElementOf, medianRun, type PageRun, readReport } from './lighthouse-report.ts';
import { runLighthouse } from './run-lighthouse.ts';

export interface PageResult extends SitePage {
  median: PageRun;
  runs: PageRun[];
  lcpElement: string;
  sizes: DocumentSizes;
}

export interface PagesResult {
  pages: PageResult[];
  lighthouse: string;
}

/** Loads every page in turn, round after round, so that a disturbance hits all pages and not all runs of one. */
export async function measurePages(webUrl: string, pages: SitePage[], settings: WebSettings): Promise<PagesResult> {
  const runs = new Map(pages.map(({ key }) => [key, [] as PageRun[]]));
  const elements = new Map<string, string>();
  let lighthouse = '';
  const rounds = settings.warmUpRuns + settings.runs;
  for (let round = 0; round < rounds; round++) {
    const counts = round >= settings.warmUpRuns;
    for (const { key, name, path } of pages) {
      const { report, run } = await loadPage(webUrl + path);
      lighthouse = report.lighthouseVersion;
      elements.set(key, lcpElementOf(report));
      if (counts) runs.get(key)?.push(run);
      say(`Lighthouse ${round + 1} of ${rounds}, ${name}: ${describeRun(run)}${counts ? '' : ' (not counted)'}`);
    }
  }
  const results: PageResult[] = [];
  for (const page of pages) {
    const pageRuns = runs.get(page.key) ?? [];
    results.push({
      ...page,
      median: medianRun(pageRuns),
      runs: pageRuns,
      lcpElement: elements.get(page.key) ?? 'unknown',
      sizes: await weighDocument(webUrl + page.path),
    });
  }
  return { pages: results, lighthouse };
}

/** A browser that fails to start or to trace once in many loads must not cost the whole measurement. */
async function loadPage(url: string, tries = 3): Promise<{ report: LighthouseReport; run: PageRun }> {
  try {
    const report = await runLighthouse(url);
    return { report, run: readReport(report) };
  } catch (error) {
    if (tries === 1) throw error;
    say(`${url} once more: ${error instanceof Error ? error.message : error}`);
    return loadPage(url, tries - 1);
  }
}

function describeRun({ score, lcpMs, tbtMs, cls }: PageRun): string {
  return `${score.toFixed(0)}, LCP ${(lcpMs / 1_000).toFixed(2)} s, TBT ${tbtMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
}
