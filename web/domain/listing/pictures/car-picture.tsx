import { type ImageWidth, imagePath } from '@kardan/contract/values/image-sizes';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';

type CarPictureProps = {
  /** Content address; null shows the empty stage. */
  hash: string | null;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`: "(width >= 1192px) 312px, 100vw". */
  sizes: string;
  /** thumbnail: up to 128 px wide · strip: small on desktops, wide on phones · card: in a list · stage: as wide as its column or the screen */
  scale?: keyof typeof widthsOf;
  /** The picture a visitor sees first: loaded at once, before all others. */
  priority?: boolean;
  /** Fills its positioned parent instead of keeping 3:2. */
  fill?: boolean;
  className?: string;
};

/** Few widths each: every one of them stands in the page for every picture, and is derived and kept. */
const widthsOf = {
  thumbnail: [128, 256],
  strip: [256, 640],
  card: [384, 640, 828],
  stage: [640, 828, 1080, 1200, 1920],
} as const satisfies Record<string, readonly ImageWidth[]>;

/** A picture of a car on its neutral stage, 3:2, so that nothing moves while it loads. */
export function CarPicture({
  hash,
  alt,
  sizes,
  scale = 'card',
  priority = false,
  fill = false,
  className,
}: CarPictureProps) {
  const shape = classes('car-picture', fill && 'absolute inset-0 size-full', className);
  if (hash === null) {
    return (
      <span className={classes('relative grid place-items-center text-text-3', shape)}>
        <Icon name="car-front" size={40} className="[stroke-width:1.25]" />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: the address is the optimiser's; next/image would add 5 KB of JavaScript
    <img
      src={imagePath(hash, widthsOf[scale][1])}
      srcSet={widthsOf[scale].map((width) => `${imagePath(hash, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={800}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={shape}
    />
  );
}
