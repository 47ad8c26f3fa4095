import type { ElectricDriving } from '@kardan/contract/calls/listings/electric-driving';
import { ValueBars } from '@kardan/ui/content/value-bars.tsx';
import { formatTenths } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ChargingCurve } from './charging-curve.tsx';
import { duration } from './duration.ts';

/** How long charging takes, true to scale, and why one stops at 80 percent. */
export async function Charging({ driving }: { driving: ElectricDriving }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  return (
    <div className="mt-(--section) border-y border-line bg-surface">
      <div className="page grid gap-x-16 gap-y-10 py-[clamp(40px,5vw,64px)] lg:grid-cols-2">
        <section aria-labelledby="laden" className="min-w-0">
          <h2 id="laden">{t('charging.title')}</h2>
          <p className="mt-2.5 mb-4 max-w-[52ch] text-text-2">
            {t('charging.text', { battery: formatTenths(driving.batteryKwh, locale) })}
          </p>
          <ValueBars
            bars={driving.charging.map(({ at, powerKw, minutes }) => ({
              key: at,
              label: t(`charging.${at}`),
              note: t('kw', { kw: formatTenths(powerKw, locale) }),
              value: minutes,
              text: duration(minutes, t),
            }))}
          />
        </section>
        <section aria-labelledby="ladekurve" className="min-w-0">
          <h2 id="ladekurve">{t('curve.title')}</h2>
          <p className="mt-2.5 mb-4 max-w-[52ch] text-text-2">{t('curve.text')}</p>
          <ChargingCurve t={t} />
        </section>
      </div>
    </div>
  );
}
