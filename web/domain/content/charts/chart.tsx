import type { ContentChart } from '@kardan/contract/calls/content/charts';
import { BarsChart } from './bars-chart.tsx';
import { LinesChart } from './lines-chart.tsx';
import { SpansChart } from './spans-chart.tsx';

interface Props {
  chart: ContentChart;
  /** In a card: the drawing stands for the article, its labels would be too many. */
  small?: boolean;
}

/** One drawing for every width: lines stretch, words stay as large as they are. */
export function Chart({ chart, small = false }: Props) {
  return (
    <div className="chart" data-small={small || undefined} role="img" aria-label={chart.summary}>
      {chart.shape === 'lines' && <LinesChart chart={chart} />}
      {chart.shape === 'bars' && <BarsChart chart={chart} />}
      {chart.shape === 'spans' && <SpansChart chart={chart} />}
    </div>
  );
}
