import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import { Chart } from '../charts/chart.tsx';

type ChartBlock = Extract<ContentBlock, { kind: 'chart' }>;

/** A drawing of numbers with its title and where they come from. */
export function ChartFigure({ title, caption, chart }: ChartBlock) {
  return (
    <figure className="content-box">
      {title && <p className="content-chart-title">{title}</p>}
      <Chart chart={chart} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
