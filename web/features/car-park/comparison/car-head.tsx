import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { listingName } from '#domain/listing/listing-name.ts';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { Price } from '#domain/listing/price/price.tsx';
import { href } from '#lib/routes/href.ts';
import type { CarParkTexts } from '../car-park-texts.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { RemoveLink } from './change-comparison.tsx';

interface Props {
  car: ListingDetail;
  /** The comparison without it. */
  withoutHref: string;
  t: CarParkTexts;
  locale: Locale;
}

/** A car's column begins with what it is: picture, name, price, and whether it can still be bought. */
export function CarHead({ car, withoutHref, t, locale }: Props) {
  const listingHref = href(locale, 'singleOffer', { slug: car.slug });
  const name = listingName(car);
  return (
    <>
      <div className="relative mb-2 overflow-hidden rounded-sm print:w-3/5">
        <Link href={listingHref} tabIndex={-1} aria-hidden="true" className="block">
          <CarPicture
            hash={car.images[0]?.contentHash ?? null}
            alt=""
            sizes="(width >= 1024px) 260px, 45vw"
            className={classes(car.state === 'sold' && 'opacity-55 grayscale')}
          />
        </Link>
        <div className="absolute bottom-1.5 left-1.5">
          <StandingBadge car={car} t={t} locale={locale} />
        </div>
        <div className="absolute top-1.5 right-1.5 print:hidden">
          <RemoveLink id={car.id} href={withoutHref} label={t('comparison.remove', { title: name })} />
        </div>
      </div>
      <Link
        href={listingHref}
        className="wide-sm block text-md leading-tight font-semi underline-offset-3 hover:underline"
      >
        {name}
      </Link>
      <p className="mt-0.5 line-clamp-2 text-xs font-regular text-text-2">{car.version?.name ?? car.title}</p>
      <div className="mt-1.5">
        <Price plusNova={car.novaIncluded ? undefined : t('plusNova')}>{formatPrice(car.priceEur, locale)}</Price>
      </div>
    </>
  );
}
