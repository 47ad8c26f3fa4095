import type { Named } from '@kardan/contract/values/counted';
import { Block } from '@kardan/ui/content/block.tsx';
import { DealershipCard } from '#domain/dealership/dealership-card.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Dealers } from '../load-dealers.ts';

interface Props {
  dealers: Dealers | undefined;
  place: string;
  region: Named;
  make: Named | null;
  /** Whether the directory's page of the state shows these very dealers. */
  wholeRegion?: boolean;
}

/** Some dealerships of the area; nothing where none is known. */
export async function DealersBlock({ dealers, place, region, make, wholeRegion = false }: Props) {
  if (!dealers || dealers.items.length === 0) return null;
  const [locale, t, card] = await Promise.all([currentLocale(), texts('regional'), texts('dealership-card')]);
  return (
    <Block
      title={make ? t('dealersBlock.titleMake', { make: make.name, place }) : t('dealersBlock.title', { place })}
      note={wholeRegion ? undefined : t('dealers', { count: dealers.total })}
      more={
        wholeRegion
          ? {
              href: href(locale, 'dealershipsInRegion', { region: region.slug }),
              label: t('dealersBlock.more', { count: dealers.total }),
            }
          : undefined
      }
    >
      <ul className="grid gap-3 lg:grid-cols-2">
        {dealers.items.map((dealership) => (
          <li key={dealership.id} className="min-w-0">
            <DealershipCard dealership={dealership} t={card} locale={locale} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
