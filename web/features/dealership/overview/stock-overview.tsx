import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { contactAnchor } from '../frame/dealership-head.tsx';
import type { Stock } from '../load-stock.ts';
import { StockCounts } from './stock-counts.tsx';
import { StockStrip } from './stock-strip.tsx';

interface Props {
  dealership: DealershipProfile;
  stock: Stock | undefined;
  locale: Locale;
}

/** Some of its cars and how many it has. An outage of the search is said, never shown as if there were none. */
export async function StockOverview({ dealership, stock, locale }: Props) {
  const [t, listingTexts] = await Promise.all([texts('dealership'), texts('listing')]);
  const { slug } = dealership;
  const list = href(locale, 'dealershipListSearch', { slug });
  if (!stock) {
    return (
      <Notice
        kind="offline"
        title={t('cars.outage.title')}
        icon="car-front"
        actions={<LinkButton href={list}>{t('cars.toList')}</LinkButton>}
      >
        <p>{t('cars.outage.text')}</p>
      </Notice>
    );
  }
  const { leftBar, newest, best } = stock;
  if (leftBar.total === 0) {
    return (
      <EmptyState
        icon="car-front"
        title={t('cars.none.title')}
        action={<LinkButton href={`#${contactAnchor}`}>{t('action.write')}</LinkButton>}
      >
        {t('cars.none.text')}
      </EmptyState>
    );
  }
  const row = { dealership, t: listingTexts, locale };
  const more = { href: list, label: t('cars.all', { count: leftBar.total }) };
  return (
    <>
      <StockStrip {...row} title={t('cars.newest')} more={more} cars={newest} />
      <StockStrip {...row} title={t('cars.best')} note={t('cars.bestNote')} cars={best} />
      <StockCounts dealership={dealership} leftBar={leftBar} />
    </>
  );
}
