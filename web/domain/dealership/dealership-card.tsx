import type { DealershipCard as Card } from '@kardan/contract/calls/dealerships/dealership-search';
import { Link } from '@kardan/ui/actions/link.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { Plate } from '#domain/map/plate.tsx';
import { href } from '#lib/routes/href.ts';
import type { DealershipCardTexts } from './dealership-card-texts.ts';
import { DealershipLogo } from './dealership-logo.tsx';
import { MakeContracts } from './make-contracts.tsx';
import { OpenState } from './open-state.tsx';
import { ServiceRow } from './service-row.tsx';

interface Props {
  dealership: Card;
  /** Texts of `dealership-card`. */
  t: DealershipCardTexts;
  locale: Locale;
  /** When the page is made; without it the card says nothing of being open. Pages that are kept for long leave it out. */
  now?: Date | undefined;
  headingLevel?: 2 | 3;
}

/** A dealership in a list: who and where it is, what it may do, whether it is open and how many cars it offers. */
export function DealershipCard({ dealership, t, locale, now, headingLevel = 2 }: Props) {
  const { slug, name, street, postcode, city, distanceKm, logo, accentColour, makes, services, cars } = dealership;
  const { plateCode } = dealership.district;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="relative grid grid-cols-[52px_minmax(0,1fr)] gap-x-4 rounded-md border border-line bg-surface p-4 shadow-1 transition-colors duration-(--t-fast) hover:border-line-strong md:px-5">
      <DealershipLogo logo={logo} name={name} accentColour={accentColour} />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-1.5">
        <div className="min-w-0 basis-72 grow">
          <Heading className="wide-sm text-[1.0625rem] leading-tight [overflow-wrap:anywhere]">
            {/* The whole card leads there; what else can be pressed lies above. */}
            <Link
              href={href(locale, 'dealership', { slug })}
              className="underline-offset-3 after:absolute after:inset-0 after:rounded-md hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="mt-1 text-sm text-text-2">
            {plateCode && (
              <span className="mr-2 inline-block align-[-3px]">
                <Plate code={plateCode} label={t('plate', { code: plateCode })} />
              </span>
            )}
            {street}, {postcode} <b className="font-medium text-text">{city}</b>
            {distanceKm !== null && (
              <span className="ml-2 whitespace-nowrap text-text-3">
                {distanceKm < 1 ? t('near') : t('distance', { distance: formatNumber(Math.round(distanceKm), locale) })}
              </span>
            )}
          </p>
        </div>
        <div className="grid justify-items-start gap-1 md:justify-items-end">
          {now && <OpenState hours={dealership.openingHours} specialDays={dealership.specialDays} at={now} t={t} />}
          {cars !== null && cars > 0 && (
            <TextLink
              href={href(locale, 'dealershipListSearch', { slug })}
              icon="car-front"
              className="relative text-sm pointer-coarse:min-h-11"
            >
              {t('cars', { count: cars })}
            </TextLink>
          )}
        </div>
      </div>
      {(makes.length > 0 || services.length > 0) && (
        <div className="col-span-full mt-3 flex flex-wrap items-center gap-x-6 gap-y-2.5 border-t border-line pt-3 md:col-start-2">
          <MakeContracts makes={makes} t={t} />
          <ServiceRow services={services} t={t} locale={locale} />
        </div>
      )}
    </article>
  );
}
