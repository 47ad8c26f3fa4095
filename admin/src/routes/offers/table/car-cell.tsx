import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatMileage, formatMonth } from '@kardan/ui/formats/format.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The car: picture, name as the way to its page, and what tells it from another of its kind. */
export function CarCell({ row, name }: { row: StockRow; name: string }) {
  const t = useTexts('stock');
  const locale = useLocale();
  const { slug } = useDealership();
  const facts = [
    row.firstRegistration && t('registered', { month: formatMonth(row.firstRegistration) }),
    row.mileageKm !== null && formatMileage(row.mileageKm, locale),
    row.externalId,
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3">
      <Thumbnail image={row.image} className="w-20 xl:w-16" />
      <span className="min-w-0">
        <Link
          href={dealershipPath(slug, `offers/${row.id}/edit`)}
          data-stock-row={row.id}
          className="line-clamp-2 font-semi underline-offset-3 hover:underline xl:line-clamp-1"
        >
          {name}
        </Link>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-text-2 xl:flex-nowrap">
          <span className="xl:truncate">{facts.join(factSeparator)}</span>
          {row.unpublished && row.state !== 'draft' && <Badge tone="accent">{t('unpublished')}</Badge>}
        </span>
      </span>
    </div>
  );
}
