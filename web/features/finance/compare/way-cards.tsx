import type { FinancingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatAmount, formatPrice } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { carAddress } from '#domain/finance/car-address.ts';
import { RepresentativeExample } from '#domain/finance/representative-example.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { type Way, WayLine } from './way-line.tsx';

interface Props {
  comparison: FinancingComparison;
  carId: number | undefined;
}

/** The three ways with all that belongs to each, in one card. */
export async function WayCards({ comparison, carId }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const { credit, leasing, totals, months, priceEur } = comparison;
  const more = (route: 'portalFinance' | 'portalLease', label: string) => (
    <TextLink
      href={carId === undefined ? href(locale, route) : carAddress(locale, route, carId)}
      iconAfter="arrow-right"
      className="mt-3 min-h-9 text-sm pointer-coarse:min-h-11"
    >
      {label}
    </TextLink>
  );
  return (
    <Block title={t('ways.title')} note={t('ways.note')}>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <WayCard way="credit" title={t('way.credit')}>
          <RepresentativeExample offer={credit} />
          {more('portalFinance', t('ways.more.credit'))}
        </WayCard>
        <WayCard way="leasing" title={t('way.leasing')}>
          <RepresentativeExample offer={leasing} />
          <p className="mt-2 text-xs text-text-3">{t('ways.leasingEnd')}</p>
          {more('portalLease', t('ways.more.leasing'))}
        </WayCard>
        <WayCard way="cash" title={t('way.cash')}>
          <p className="wide mt-2 text-3xl leading-tight font-[660] whitespace-nowrap">
            {formatPrice(priceEur, locale)}
            <span className="text-sm font-medium [font-stretch:100%]"> {t('cash.once')}</span>
          </p>
          <h4 className="mt-4 border-t-2 border-text-2 pt-3 text-md font-semi">{t('cash.left')}</h4>
          <RowList
            rows={[
              { label: t('example.price'), value: formatAmount(priceEur, locale) },
              {
                label: t('cash.value', { count: months }),
                value: formatAmount(totals.cash.stillInCarEur, locale),
              },
              { label: t('cash.loss'), value: formatAmount(totals.cash.costEur, locale), strong: true },
            ]}
          />
          <p className="mt-2 text-xs text-text-3">{comparison.residual.source.name}.</p>
          <p className="mt-5 border-l-3 border-accent bg-surface-2 px-3.5 py-3 text-sm">{t('cash.tip')}</p>
        </WayCard>
      </div>
    </Block>
  );
}

function WayCard({ way, title, children }: { way: Way; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`weg-${way}`}
      className="flex flex-col items-stretch rounded-md border border-line bg-surface p-5"
    >
      <h3 id={`weg-${way}`} className="flex items-center gap-2.5">
        <WayLine way={way} />
        {title}
      </h3>
      {children}
    </section>
  );
}
