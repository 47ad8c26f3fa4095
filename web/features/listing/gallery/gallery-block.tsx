import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ListingGallery } from './listing-gallery.tsx';
import { pictureAnchor } from './picture-page.tsx';

/** The pictures of a car, or the empty stage; those of a sold one are muted. */
export async function GalleryBlock({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { images, title, state, videoUrl, dealership, id } = listing;
  const pictures = href(locale, 'dealershipListSearchGallery', { slug: dealership.slug, id: String(id) });
  return (
    <div className="relative">
      <div className={state === 'sold' ? 'opacity-55 grayscale' : undefined}>
        {images.length > 0 ? (
          <ListingGallery
            label={t('gallery.label')}
            pictures={images.map(({ contentHash, altText }, index) => ({
              hash: contentHash,
              alt: altText ?? t('gallery.picture', { title, number: index + 1 }),
              href: `${pictures}#${pictureAnchor(index)}`,
            }))}
            labels={{
              previous: t('gallery.previous'),
              next: t('gallery.next'),
              position: t('gallery.position'),
              open: t('gallery.open'),
              close: t('gallery.close'),
              zoomIn: t('gallery.zoomIn'),
              zoomOut: t('gallery.zoomOut'),
            }}
          />
        ) : (
          <div className="relative overflow-hidden md:rounded-md">
            <CarPicture hash={null} alt="" sizes="100vw" />
            <p className="absolute inset-x-0 bottom-[22%] px-4 text-center text-sm text-text-2">{t('gallery.none')}</p>
          </div>
        )}
      </div>
      {state !== 'active' && (
        <span className="pointer-events-none absolute top-3 left-3 scale-125 origin-top-left">
          <Badge tone="strong">{t(`state.${state}`)}</Badge>
        </span>
      )}
      {videoUrl && (
        <p className="mt-3 text-sm max-md:px-(--gutter)">
          <TextLink href={videoUrl} target="_blank" rel="noopener nofollow" icon="play" iconAfter="external-link">
            {t('gallery.video', { site: hostOf(videoUrl) })}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
