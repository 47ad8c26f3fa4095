import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import { classes } from '@kardan/ui/classes.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { CarsBlock } from './blocks/cars-block.tsx';
import { ChartFigure } from './blocks/chart-figure.tsx';
import { Checklist } from './blocks/checklist.tsx';
import { Note } from './blocks/note.tsx';
import { NovaCalculator } from './blocks/nova-calculator.tsx';
import { PictureFigure } from './blocks/picture-figure.tsx';
import { SumBlock } from './blocks/sum-block.tsx';
import { SiteText } from './site-text.tsx';

interface Props {
  blocks: readonly ContentBlock[];
  /** Of the page's address: what a calculator was given. */
  query?: Query;
  className?: string;
}

/** A text of the site, part by part: articles, portal pages, press releases. */
export async function ContentBlocks({ blocks, query = {}, className }: Props) {
  const locale = await currentLocale();
  return (
    <div className={classes('content-text', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and do not move
        <BlockPart key={index} block={block} locale={locale} query={query} />
      ))}
    </div>
  );
}

function BlockPart({
  block,
  locale,
  query,
}: {
  block: ContentBlock;
  locale: Awaited<ReturnType<typeof currentLocale>>;
  query: Query;
}) {
  switch (block.kind) {
    case 'text':
      return <SiteText markdown={block.markdown} locale={locale} />;
    case 'note':
      return <Note {...block} locale={locale} />;
    case 'key':
      // It repeats what the text says.
      return (
        <div className="content-key" aria-hidden="true">
          <b>{block.value}</b>
          <span>{block.text}</span>
        </div>
      );
    case 'formula':
      return <p className="content-formula">{block.text}</p>;
    case 'checklist':
      return <Checklist {...block} locale={locale} />;
    case 'figure':
      return <PictureFigure {...block} />;
    case 'cars':
      return <CarsBlock cars={block} />;
    case 'chart':
      return <ChartFigure {...block} />;
    case 'sum':
      return <SumBlock {...block} />;
    case 'calculator':
      return <NovaCalculator query={query} />;
  }
}
