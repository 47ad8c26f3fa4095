import { optionLabels } from '@kardan/contract/labels/reference';
import type { DealershipService } from '@kardan/contract/values/dealership';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { DealershipCardTexts } from './dealership-card-texts.ts';
import { serviceIcons } from './service-icons.ts';

interface Props {
  services: readonly DealershipService[];
  t: DealershipCardTexts;
  locale: Locale;
}

/** So many fit into a line beside the makes on a desktop, and into two on a phone. */
const maxShown = 4;

/** What a dealership does beside selling, in words: on a phone nobody can point at a drawing to learn what it means. */
export function ServiceRow({ services, t, locale }: Props) {
  if (services.length === 0) return null;
  const labels = optionLabels[locale].service;
  const rest = services.slice(maxShown);
  return (
    <ul
      aria-label={t('services')}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-xs text-text-2 md:ml-auto"
    >
      {services.slice(0, maxShown).map((service) => (
        <li key={service} className="inline-flex items-center gap-1.5">
          <Icon name={serviceIcons[service]} size={15} className="text-text-3" />
          {labels[service]}
        </li>
      ))}
      {rest.length > 0 && (
        <li className="text-text-3" title={rest.map((service) => labels[service]).join(', ')}>
          {t('moreServices', { count: rest.length })}
        </li>
      )}
    </ul>
  );
}
