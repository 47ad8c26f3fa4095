import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Plate } from '#domain/map/plate.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** What it is, where it stands, and how long it has been there. */
export async function TitleBlock({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { state, title, place, daysOnline, endedAt } = listing;
  const { plateCode } = place.district;
  return (
    <div>
      {state !== 'active' && (
        <p className="mb-2">
          <Badge tone="strong">{t(`state.${state}`)}</Badge>
        </p>
      )}
      <h1 className="[overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-2">
        {plateCode && <Plate code={plateCode} label={t('plate', { code: plateCode })} />}
        <b className="font-medium text-text">
          {place.postcode} {place.city}
        </b>
        <span aria-hidden="true">·</span>
        {state === 'sold' && endedAt
          ? t('soldOn', { date: formatDay(endedAt, locale) })
          : daysOnline === 0
            ? t('online.today')
            : t('online.days', { count: daysOnline })}
      </p>
    </div>
  );
}
