import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { fieldText } from '#domain/listing/fields/field-text.ts';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import type { RowFieldKey } from '#domain/listing/fields/row-fields.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel, PanelFigure } from '../panel.tsx';

const chargingItems = equipmentGroups.find(({ key }) => key === 'electric')?.items ?? [];

/** What is left of an electric car's battery, who measured it and when. Unknown is said, not passed over. */
export async function Battery({ listing }: { listing: ListingDetail }) {
  const [words, t] = await Promise.all([loadFieldWords(), texts('car')]);
  const { fuel, batteryHealth, equipment } = listing;
  if (fuel !== 'electric' && fuel !== 'plug-in-hybrid') return null;
  const charging = chargingItems.filter((item) => (equipment as readonly string[]).includes(item));
  const unknown = <span className="text-text-3">{t('unknown')}</span>;
  const told = (key: RowFieldKey) => fieldText(key, listing, words) ?? unknown;
  return (
    <Panel
      id="batterie"
      title={t('battery.title')}
      aside={batteryHealth && <PanelFigure value={`${batteryHealth.percent}\u00A0%`} note={t('battery.ofNew')} />}
    >
      {batteryHealth ? (
        <div
          role="img"
          aria-label={t('battery.drawing', { percent: batteryHealth.percent })}
          className="ruler relative h-7 max-w-120"
        >
          <span
            className="absolute inset-y-1 left-0 bottom-2.5 bg-chart-1"
            style={{ width: `${batteryHealth.percent}%` }}
          />
        </div>
      ) : (
        <p className="mb-2 max-w-[60ch] text-sm text-text-2">{t('battery.noHealth')}</p>
      )}
      <RowList
        rows={[
          {
            label: t('battery.health'),
            value: batteryHealth
              ? t('battery.measured', {
                  percent: batteryHealth.percent,
                  issuer: batteryHealth.issuer,
                  date: formatDay(batteryHealth.date, words.locale),
                })
              : unknown,
          },
          { label: t('battery.capacity'), value: told('batteryKwh') },
          { label: t('battery.range'), value: told('rangeKm') },
          { label: t('battery.consumption'), value: told('consumptionKwh') },
          ...(charging.length > 0
            ? [
                {
                  label: t('battery.charging'),
                  value: charging.map((item) => equipmentLabels[words.locale][item]).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
