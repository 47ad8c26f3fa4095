import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { MakeEmblem } from '#domain/makes/make-emblem.tsx';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from './panel.tsx';

/** The makes it has a contract for, each with what the contract is about. */
export async function MakeContracts({ dealership: { makes } }: { dealership: DealershipProfile }) {
  const t = await texts('dealership');
  return (
    <Panel title={t('makes.title')}>
      {makes.length === 0 ? (
        <p className="text-sm text-text-2">{t('makes.none')}</p>
      ) : (
        <ul className="text-sm">
          {makes.map(({ slug, name, sales, service }) => (
            <li key={slug} className="flex items-center gap-3 border-t border-line py-2 first:border-0">
              <MakeEmblem slug={slug} name={name} size={22} className="text-text-2" />
              <span className="font-medium">{name}</span>
              <span className="ml-auto text-right text-xs text-text-2">
                {t(sales && service ? 'makes.both' : sales ? 'makes.sold' : 'makes.serviced')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
