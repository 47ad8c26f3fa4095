import type { DealershipService } from '@kardan/contract/dealership-values';
import { optionLabels } from '@kardan/contract/reference-labels';
import type { Locale } from '#lib/locales.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { DealershipCardTexts } from './dealership-card-texts.ts';
import { serviceIcons } from './service-icons.ts';

interface Props {
  services: readonly DealershipService[];
  t: DealershipCardTexts;
  locale: Locale;
}

/** What a dealership does beside selling, as drawings with their names for whoever points at or listens to them. */
export function ServiceRow({ services, t, locale }: Props) {
  if (services.length === 0) return null;
  const labels = optionLabels[locale].service;
  return (
    <ul aria-label={t('services')} className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-text-3 md:ml-auto">
      {services.map((service) => (
        <li key={service} title={labels[service]} className="relative">
          <Icon name={serviceIcons[service]} size={17} />
          <span className="sr-only">{labels[service]}</span>
        </li>
      ))}
    </ul>
  );
}
