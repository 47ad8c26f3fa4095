import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { optionLabels } from '@kardan/contract/labels/reference';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { serviceIcons } from '#domain/dealership/service-icons.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from '../panel.tsx';

/** What it does beside selling cars. */
export async function Services({ dealership: { services } }: { dealership: DealershipProfile }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  if (services.length === 0) return null;
  const labels = optionLabels[locale].service;
  return (
    <Panel title={t('services.title')}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm md:grid-cols-3">
        {services.map((service) => (
          <li key={service} className="flex items-center gap-2.5">
            <Icon name={serviceIcons[service]} className="text-(--dealer)" />
            {labels[service]}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
