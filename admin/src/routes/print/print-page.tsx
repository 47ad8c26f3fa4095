import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { showsConsumption } from '@kardan/contract/listing-field-rules';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { stockSheetsQuery } from '#domain/dealership/stock.ts';
import { factsOf } from '#domain/listing/own-listing.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { readFilter } from '../offers/stock-address.ts';
import { ConsumptionLabel } from './consumption-label.tsx';
import { Posters } from './posters.tsx';
import './print.css';
import { type PrintKind, printKinds, readPrinted } from './print-address.ts';
import { WindowSheet } from './window-sheet.tsx';

/** Signs, labels of consumption and posters of the cars that the address names, as pages of paper. */
export default function PrintPage() {
  const t = useTexts('print');
  const { slug, name } = useDealership();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { href, pathname, searchStr } = useLocation();
  const { kind, ids } = readPrinted(search);
  // Without a word about it the cars that stand outside: what is sold needs no sign.
  const filter = {
    ...(ids === undefined && { state: ['active' as const, 'reserved' as const] }),
    ...readFilter(search),
  };
  const sheets = useQuery(stockSheetsQuery(slug, filter, ids));
  const hrefOf = (other: PrintKind) => {
    const query = new URLSearchParams(searchStr);
    query.set('kind', other);
    return `${pathname}?${query}`;
  };
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={t('title')}
          tabTitle={`${t('title')}, ${name}`}
          intro={t('intro')}
          actions={
            <Button variant="accent" icon="printer" onClick={() => print()}>
              {t('print')}
            </Button>
          }
        />
        <div className="scroll-strip -mx-(--gutter) mb-5 px-(--gutter)" key={href}>
          <Segmented
            label={t('kind')}
            segments={printKinds.map((other) => ({
              href: hrefOf(other),
              label: t(`kind.${other}`),
              current: other === kind,
            }))}
          />
        </div>
      </div>
      <Loaded query={sheets} skeleton={<Skeleton className="h-96" />}>
        {({ dealership, items }) => {
          const shown = kind === 'label' || kind === 'poster' ? items.filter(isNew) : items;
          if (shown.length === 0) {
            return (
              <EmptyState icon="printer" title={t('empty')}>
                {t(kind === 'label' || kind === 'poster' ? 'emptyNew' : 'emptyText')}
              </EmptyState>
            );
          }
          if (kind === 'poster') return <Posters cars={shown} dealership={dealership} />;
          return (
            <div className="grid justify-items-start gap-6 print:block">
              {shown.map((car) =>
                kind === 'label' ? (
                  <ConsumptionLabel key={car.id} car={car} dealership={dealership} />
                ) : (
                  <WindowSheet key={car.id} car={car} dealership={dealership} size={kind} />
                ),
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** New cars, day registrations and demonstrators, of which the law wants consumption shown, with the figures to show. */
function isNew({ fields }: StockSheet): boolean {
  const { category = null, conditionKind = null, fuel = null, co2GPerKm } = fields;
  return showsConsumption(factsOf({ category, conditionKind, fuel })) && co2GPerKm !== null && co2GPerKm !== undefined;
}
