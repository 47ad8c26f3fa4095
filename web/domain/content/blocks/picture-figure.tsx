import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import { ContentImage } from '../content-image.tsx';

type FigureBlock = Extract<ContentBlock, { kind: 'figure' }>;

export function PictureFigure({ picture, alt, caption }: FigureBlock) {
  return (
    <figure className="content-figure">
      <ContentImage picture={picture} alt={alt} sizes="(width >= 1024px) 760px, 100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
