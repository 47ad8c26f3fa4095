import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

export const pictureAnchor = (index: number) => `bild-${index + 1}`;

/** All pictures of a car below each other, each as large as the window: the full-screen gallery without JavaScript. */
export async function PicturePage({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { images, title, slug } = listing;
  const car = href(locale, 'singleOffer', { slug });
  return (
    <article className="bg-picture-tag-hover pb-6 text-picture-ink">
      <header className="page flex flex-wrap items-center justify-between gap-3 py-4">
        <h1 className="text-xl">{t('gallery.pageTitle', { title })}</h1>
        <LinkButton href={car} icon="arrow-left" className="text-picture-ink hover:bg-transparent!">
          {t('gallery.backToCar')}
        </LinkButton>
      </header>
      {images.length === 0 && <p className="page py-16">{t('gallery.none')}</p>}
      <ol className="grid gap-3">
        {images.map(({ contentHash, widthPx, heightPx, altText }, index) => (
          <li key={contentHash} id={pictureAnchor(index)} className="grid justify-items-center scroll-mt-20">
            {/* biome-ignore lint/performance/noImgElement: the address is the optimiser's */}
            <img
              src={imagePath(contentHash, 1920)}
              srcSet={`${imagePath(contentHash, 828)} 828w, ${imagePath(contentHash, 1920)} 1920w`}
              sizes="100vw"
              width={widthPx}
              height={heightPx}
              alt={altText ?? t('gallery.picture', { title, number: index + 1 })}
              loading={index < 2 ? 'eager' : 'lazy'}
              decoding="async"
              className="max-h-[calc(100dvh-5rem)] w-full object-contain"
            />
            <p className="py-1.5 text-xs">
              {t('gallery.position')
                .replace('{current}', String(index + 1))
                .replace('{total}', String(images.length))}
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}
