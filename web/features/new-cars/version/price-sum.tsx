import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { costLabels } from '@kardan/contract/labels/cost';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatAmount, formatNumber } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The price as a sum: net, VAT, NoVA; below it what the state takes each month. What is unknown is said, not guessed. */
export async function PriceSum({ page: { price, insuranceTax, energy, kmPerYear } }: { page: VersionPage }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const plus = (eur: number) => `+ ${formatAmount(eur, locale)}`;
  const parts = price && !('notCalculable' in price.parts) ? price.parts : null;
  const { reason } = costLabels[locale];
  const monthly = (part: typeof energy) => {
    if ('notCalculable' in part) return <span className="text-xs text-text-3">{reason[part.notCalculable]}</span>;
    const { eurPerMonth, upToEurPerMonth } = part;
    return upToEurPerMonth === null
      ? formatAmount(eurPerMonth, locale)
      : `${formatAmount(eurPerMonth, locale)} – ${formatAmount(upToEurPerMonth, locale)}`;
  };
  return (
    <RowList
      rows={[
        ...(parts
          ? [
              { label: t('sum.net'), value: formatAmount(parts.netEur, locale) },
              { label: t('sum.vat', { percent: parts.vatPercent }), value: plus(parts.vatEur) },
              {
                label: parts.nova.exempt
                  ? t('sum.novaExempt')
                  : t('sum.nova', { percent: parts.nova.ratePercent, deduction: parts.nova.deduction.fullEur }),
                value: plus(parts.nova.taxEur),
              },
            ]
          : []),
        { label: t('sum.insuranceTax'), value: monthly(insuranceTax) },
        { label: t('sum.energy', { km: formatNumber(kmPerYear, locale) }), value: monthly(energy) },
      ]}
    />
  );
}
