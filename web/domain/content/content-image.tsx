import type { ContentPicture } from '@kardan/contract/calls/content/blocks';
import { imagePath, imageWidths } from '@kardan/contract/values/image-sizes';

interface Props {
  picture: ContentPicture;
  alt: string;
  sizes: string;
  /** The page's largest picture is fetched first. */
  first?: boolean;
  className?: string;
}

/** A picture of a text, in widths up to its own. */
export function ContentImage({ picture: { hash, widthPx, heightPx }, alt, sizes, first = false, className }: Props) {
  const widths = ([384, ...imageWidths] as const).filter((width) => width <= widthPx);
  return (
    // biome-ignore lint/performance/noImgElement: the addresses are the optimiser's
    <img
      src={imagePath(hash, widths.at(-1) ?? 640)}
      srcSet={widths.map((width) => `${imagePath(hash, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={widthPx}
      height={heightPx}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className={className}
    />
  );
}
