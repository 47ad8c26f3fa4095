import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatDay, formatNumber, formatTenths } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel, PanelFigure } from '../panel.tsx';

const chargingItems = equipmentGroups.find(({ key }) => key === 'electric')?.items ?? [];

/** What is left of an electric car's battery, who measured it and when. Unknown is said, not passed over. */
export async function Battery({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { fuel, batteryKwh, batteryHealth, rangeKm, consumptionKwh, equipment } = listing;
  if (fuel !== 'electric' && fuel !== 'plug-in-hybrid') return null;
  const charging = chargingItems.filter((item) => (equipment as readonly string[]).includes(item));
  const unknown = <span className="text-text-3">{t('unknown')}</span>;
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
                  date: formatDay(batteryHealth.date, locale),
                })
              : unknown,
          },
          {
            label: t('battery.capacity'),
            value: batteryKwh === null ? unknown : `${formatTenths(batteryKwh, locale)}\u00A0kWh`,
          },
          {
            label: t('battery.range'),
            value: rangeKm === null ? unknown : `${formatNumber(rangeKm, locale)}\u00A0km`,
          },
          {
            label: t('battery.consumption'),
            value: consumptionKwh === null ? unknown : `${formatTenths(consumptionKwh, locale)}\u00A0kWh/100\u00A0km`,
          },
          ...(charging.length > 0
            ? [
                {
                  label: t('battery.charging'),
                  value: charging.map((item) => equipmentLabels[locale][item]).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
