import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { AgentOffer } from '#domain/search/agent-offer.tsx';
import { RescueOption } from '#domain/search/rescue-option.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { capitalised } from '#features/regional/place-words.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { AreaView } from '../area-view.ts';

/** Somewhere near that has cars. */
export interface NearbyOption {
  href: string;
  rel?: 'nofollow';
  icon: IconName;
  title: string;
  hint: string;
  count: number;
}

interface Props {
  area: AreaView;
  options: NearbyOption[];
}

/** A known area without cars: counted ways to some nearby, and the search agent. */
export async function NoCars({ area: { place, make, filters }, options }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const where = capitalised(place);
  const stocked = options.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="ohne-autos" className="page mt-8">
      <h2 id="ohne-autos" className="max-w-[30ch]">
        {make ? t('empty.titleMake', { make: make.name, place: where }) : t('empty.title', { place: where })}
      </h2>
      <p className="mt-2 text-text-2">{stocked.length > 0 ? t('empty.text') : t('empty.nothing')}</p>
      <ul className="mt-5 mb-2.5 grid gap-2.5 md:grid-cols-2">
        {stocked.map(({ href, rel, icon, title, hint, count }) => (
          <li key={href}>
            <RescueOption
              href={href}
              rel={rel}
              icon={icon}
              title={title}
              detail={hint}
              count={formatNumber(count, locale)}
              unit={t(count === 1 ? 'empty.unitOne' : 'empty.unitMany')}
            />
          </li>
        ))}
      </ul>
      <AgentOffer
        title={t('empty.wait')}
        text={t('empty.waitText')}
        href={carrySearch(locale, 'searchAgent', { filters })}
        label={t('agent')}
      />
    </section>
  );
}
