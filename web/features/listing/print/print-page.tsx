import { dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { factSeparator, formatDay } from '@kardan/ui/formats/format.ts';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { dataGroups } from '../data/data-groups.ts';
import { KeyFacts } from '../head/key-facts.tsx';
import { OfficialFigures } from '../head/official-figures.tsx';
import { PriceLine } from '../head/price-line.tsx';
import { TitleBlock } from '../head/title-block.tsx';
import { PrintButton } from './print-button.tsx';
import { QrCode } from './qr-code.tsx';

/** Pictures on paper: one large, three small. */
const maxPictures = 4;

/** A car on two sheets of A4: the first to look at, the second to read. */
export async function PrintPage({ listing }: { listing: ListingDetail }) {
  const [words, t, { SITE_NAME, SITE_ORIGIN }] = await Promise.all([loadFieldWords(), texts('car'), site()]);
  const { locale } = words;
  cachePage({ seconds: 300, staleSeconds: 60, tags: [listingTag(listing.id), dealershipTag(listing.dealership.id)] });
  const car = href(locale, 'singleOffer', { slug: listing.slug });
  const url = SITE_ORIGIN + href(locale, 'expose', { id: String(listing.id) });
  const [first, ...others] = listing.images.slice(0, maxPictures);
  return (
    <div className="page max-w-[880px]! py-6 print:max-w-none! print:p-0" data-print-sheet="">
      <div className="mb-5 flex flex-wrap gap-2 print:hidden">
        <PrintButton listingId={listing.id} label={t('print.button')} />
        <LinkButton href={car} icon="arrow-left">
          {t('gallery.backToCar')}
        </LinkButton>
      </div>
      <article className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-4 md:p-6 print:block print:border-0 print:p-0 print:text-[9.5pt]">
        <section className="grid grid-cols-1 gap-4 print:h-[270mm] print:content-start print:gap-3 print:overflow-hidden print:break-after-page print:[&_h1]:text-2xl">
          <p className="wide flex justify-between border-b border-line-strong pb-2 text-sm font-semi">
            {SITE_NAME}
            <span className="font-regular text-text-3 [font-stretch:100%]">
              {t('print.asOf', { date: formatDay(new Date().toISOString(), locale) })}
            </span>
          </p>
          <TitleBlock listing={listing} />
          {first && (
            <div className="grid grid-cols-3 gap-1.5">
              <Picture hash={first.contentHash} className="col-span-3 print:max-h-[80mm]" />
              {others.map(({ contentHash }) => (
                <Picture key={contentHash} hash={contentHash} className="print:max-h-[32mm]" />
              ))}
            </div>
          )}
          <div className="grid gap-3">
            <PriceLine listing={listing} />
            <OfficialFigures listing={listing} />
          </div>
          <div className="print:[&_dl]:grid-cols-4 print:[&_dl>div]:py-1.5">
            <KeyFacts listing={listing} />
          </div>
        </section>
        <section className="grid grid-cols-1 gap-4 print:h-[270mm] print:content-start print:overflow-hidden">
          <Contact listing={listing} url={url} />
          <div className="gap-x-8 text-xs md:columns-2 print:columns-2 print:text-[8.5pt]">
            {dataGroups(listing, t, words).map(({ key, label, rows }) => (
              <div key={key} className="mb-3 break-inside-avoid">
                <h3 className="text-sm">{label}</h3>
                <dl>
                  {rows.map(({ key: row, label: name, value }) => (
                    <div key={row} className="flex justify-between gap-4 border-b border-line py-0.5">
                      <dt className="text-text-2">{name}</dt>
                      <dd className="text-right font-medium">{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
          {listing.equipment.length > 0 && (
            <div>
              <h2 className="mb-1 text-lg">{t('equipment.title')}</h2>
              <p className="text-xs print:text-[8pt]">
                {listing.equipment.map((key) => equipmentLabels[locale][key]).join(factSeparator)}
              </p>
            </div>
          )}
          {listing.description && (
            <div>
              <h2 className="mb-1 text-lg">{t('description.title')}</h2>
              {/* Paper has an end: what does not fit is on the page that the code leads to. */}
              <p lang="de" className="line-clamp-12 text-xs whitespace-pre-line print:line-clamp-5 print:text-[8.5pt]">
                {listing.description}
              </p>
            </div>
          )}
        </section>
      </article>
    </div>
  );
}

function Picture({ hash, className = '' }: { hash: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the address is the optimiser's
    <img
      src={imagePath(hash, 1200)}
      alt=""
      width={1200}
      height={800}
      className={`aspect-3/2 w-full rounded-xs object-cover ${className}`}
    />
  );
}

async function Contact({ listing: { dealership: dealer, state }, url }: { listing: ListingDetail; url: string }) {
  const t = await texts('car');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line-strong pb-3 [overflow-wrap:anywhere]">
      <div>
        <h2 className="text-lg">{dealer.name}</h2>
        <p className="text-sm">
          {dealer.street}, {dealer.postcode} {dealer.city}
        </p>
        {state !== 'sold' && dealer.phone && <p className="text-sm font-medium">{dealer.phone}</p>}
        {dealer.website && <p className="text-sm">{dealer.website}</p>}
      </div>
      <div className="grid justify-items-center gap-1">
        <div className="size-28">
          <QrCode url={url} label={t('print.code')} />
        </div>
        <p className="text-2xs text-text-2">{url.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  );
}
