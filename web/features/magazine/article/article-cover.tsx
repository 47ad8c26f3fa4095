import type { Article } from '@kardan/contract/calls/content/articles';
import { ContentImage } from '#domain/content/content-image.tsx';

/** The picture above an article; one that begins with a calculator needs none. */
export function ArticleCover({ article: { blocks, picture, alt } }: { article: Article }) {
  const beginsWithCalculator = blocks.slice(0, 2).some(({ kind }) => kind === 'calculator');
  if (beginsWithCalculator) return null;
  return (
    <ContentImage
      picture={picture}
      alt={alt}
      sizes="(width >= 1392px) 1328px, 100vw"
      first
      className="mt-7 aspect-[3/2] w-full rounded-md object-cover md:aspect-[21/9] print:hidden"
    />
  );
}
