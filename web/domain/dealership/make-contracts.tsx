import type { DealershipCard } from '@kardan/contract/calls/dealerships/dealership-search';
import { MakeEmblem } from '#domain/makes/make-emblem.tsx';
import type { DealershipCardTexts } from './dealership-card-texts.ts';

/** So many fit beside the services on a desktop. */
const maxShown = 5;

/** The makes a dealership has contracts for, each once; one that is only serviced says so. */
export function MakeContracts({ makes, t }: { makes: DealershipCard['makes']; t: DealershipCardTexts }) {
  if (makes.length === 0) return null;
  const sold = new Set(makes.filter(({ kind }) => kind === 'sales').map(({ slug }) => slug));
  const each = makes.filter(({ slug, kind }) => kind === 'sales' || !sold.has(slug));
  const rest = each.slice(maxShown);
  return (
    <ul aria-label={t('makes')} className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-xs">
      {each.slice(0, maxShown).map(({ slug, name, kind }) => (
        <li key={slug} className="inline-flex items-center gap-1.5">
          <MakeEmblem slug={slug} name={name} size={16} className="text-text-2" />
          <span className="font-medium">{name}</span>
          {kind === 'service' && <span className="text-text-3">{t('serviceOnly')}</span>}
        </li>
      ))}
      {rest.length > 0 && (
        <li className="text-text-3" title={rest.map(({ name }) => name).join(', ')}>
          {t('moreMakes', { count: rest.length })}
        </li>
      )}
    </ul>
  );
}
