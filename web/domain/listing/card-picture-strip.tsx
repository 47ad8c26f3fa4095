import type { ListingCard } from '@kardan/contract/calls/search/search';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';

interface Props {
  listing: ListingCard;
  href: string;
  countLabel: string;
  /** The first results are seen at once; their pictures are not put off. */
  priority: boolean;
  /** A button in its corner. */
  children?: ReactNode;
}

/** The pictures of a result: a strip to swipe on phones, one large and three small from md on. */
export function CardPictureStrip({ listing, href, countLabel, priority, children }: Props) {
  const [first = null, ...others] = listing.images.slice(0, 4);
  return (
    <div className="relative overflow-hidden rounded-t-md md:flex md:min-h-full md:flex-col md:rounded-l-[9px] md:rounded-tr-none">
      <div className="scroll-strip flex snap-x snap-mandatory gap-0.5 md:contents">
        <Link
          href={href}
          tabIndex={-1}
          aria-hidden="true"
          className="relative block shrink-0 basis-[88%] snap-start only:basis-full md:min-h-40 md:flex-1 md:shrink"
        >
          <CarPicture
            hash={first}
            alt=""
            sizes="(width >= 1192px) 312px, (width >= 768px) 228px, 88vw"
            priority={priority}
            className="md:absolute md:inset-0 md:h-full"
          />
        </Link>
        {others.length > 0 && (
          <div className="contents md:mt-0.5 md:grid md:grid-cols-3 md:gap-0.5">
            {others.map((hash) => (
              <Link
                key={hash}
                href={href}
                tabIndex={-1}
                aria-hidden="true"
                className="block shrink-0 basis-[88%] snap-start"
              >
                <CarPicture hash={hash} alt="" sizes="(width >= 768px) 104px, 88vw" />
              </Link>
            ))}
          </div>
        )}
      </div>
      {listing.imageCount > 0 && (
        <span className="pointer-events-none absolute bottom-2 left-2 inline-flex items-center gap-1.5 rounded-xs bg-picture-tag px-2 py-1 text-2xs text-picture-ink md:bottom-auto md:top-2">
          <Icon name="images" size={13} />
          {listing.imageCount}
          <span className="sr-only">{countLabel}</span>
        </span>
      )}
      {children && <div className="absolute top-2 right-2">{children}</div>}
    </div>
  );
}
