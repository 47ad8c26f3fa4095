import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PriceRating as Rating } from '@kardan/contract/calls/listings/price-rating';
import { optionLabels } from '@kardan/contract/labels/reference';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { CallLink } from '../actions/call-link.tsx';

/**
 * On phones always at hand: the price, the dealer's phone, the form. Stands above the tray of the comparison, and gives
 * way to whoever is writing in the form: the keyboard leaves little room.
 */
export async function ContactBar({ listing, rating }: { listing: ListingDetail; rating: Rating | undefined }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { phone } = listing.dealership;
  return (
    <aside
      aria-label={t('contact.bar')}
      data-contact-bar=""
      className="fixed inset-x-0 bottom-(--tray-height,0px) z-20 border-t border-line-strong bg-surface pb-[env(safe-area-inset-bottom)] group-has-[#anfrage_:is(input,textarea,select):focus]/car:hidden lg:hidden print:hidden"
    >
      <div className="page flex items-center gap-2 py-2">
        <div className="mr-auto grid min-w-0 gap-0.5">
          <p className="wide text-lg leading-tight font-[660] whitespace-nowrap">
            {formatPrice(listing.priceEur, locale)}
          </p>
          {/* Two lines have room: what is still to be paid comes before how the price compares, which the head tells too. */}
          {!listing.novaIncluded && <p className="text-xs text-text-2">{t('price.plusNova')}</p>}
          {listing.novaIncluded && rating && rating.label !== 'unknown' && (
            <span className="max-[359px]:hidden">
              <PriceRating
                level={ratingLevels[rating.label]}
                word={optionLabels[locale].priceRating[rating.label]}
                size="sm"
              />
            </span>
          )}
        </div>
        {phone && <CallLink listingId={listing.id} phone={phone} label={t('contact.call')} />}
        <LinkButton href="#anfrage" variant="accent" className="px-3.5!">
          {t('contact.writeShort')}
        </LinkButton>
      </div>
    </aside>
  );
}
