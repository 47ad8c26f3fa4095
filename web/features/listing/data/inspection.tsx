import type { ListingCosts } from '@kardan/contract/calls/listings/costs';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatMonth } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { notCalculableWords } from '../costs/cost-words.ts';
import { Panel } from '../panel.tsx';

interface Props {
  listing: ListingDetail;
  inspection: ListingCosts['inspection'] | undefined;
}

/** The yearly inspection (§57a): until when the sticker is valid and when the next one is due. */
export async function Inspection({ listing, inspection }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { inspectionValidUntil } = listing;
  if (!inspection && !inspectionValidUntil) return null;
  const due = inspection && !('notCalculable' in inspection) ? inspection : undefined;
  return (
    <Panel id="pickerl" title={t('inspection.title')}>
      <RowList
        rows={[
          {
            label: t('inspection.validUntil'),
            value: inspectionValidUntil ? formatMonth(inspectionValidUntil) : t('unknown'),
          },
          {
            label: t('inspection.due'),
            value: due
              ? formatMonth(due.month)
              : inspection && 'notCalculable' in inspection
                ? notCalculableWords(inspection, t, locale)
                : t('unknown'),
          },
          ...(due
            ? [
                {
                  label: t('inspection.window'),
                  value: t('inspection.between', {
                    from: formatMonth(due.earliestMonth),
                    to: formatMonth(due.latestMonth),
                  }),
                },
              ]
            : []),
        ]}
      />
      {due && <p className="mt-2 text-xs text-text-3">{t(`inspection.basis.${due.basis}`)}</p>}
    </Panel>
  );
}
