import { carPaths } from '../site-pages.ts';
import { uncountedViews, type ViewsToMeasure } from './view-cost.ts';

/** The views whose cost is measured. A page asked for again is answered from the API's memory; other ones are searched for. */
export async function viewsToMeasure(apiUrl: string, counted: number): Promise<ViewsToMeasure[]> {
  const views = counted + uncountedViews;
  const same = (path: string) => Array.from({ length: views }, () => path);
  return [
    { name: 'home', paths: same('/') },
    { name: 'results, the same page', paths: same('/gebrauchtwagen') },
    { name: 'results, other pages', paths: same('/gebrauchtwagen').map((path, i) => `${path}?page=${i + 2}`) },
    { name: 'car, other cars', paths: await carPaths(apiUrl, views) },
  ];
}
