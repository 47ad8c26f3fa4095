import type { Named } from '@kardan/contract/values/counted';
import type { SectionKey } from '@kardan/contract/values/sections';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { AgentOffer } from './agent-offer.tsx';
import { RescueOption } from './rescue-option.tsx';
import { sectionIcons, shownSections } from './sections.ts';
import { carrySearch } from './url/carry-search.ts';
import { searchAddress } from './url/search-address.ts';

interface Props {
  section: SectionKey;
  make: Named;
  model?: Named | undefined;
}

/** A make or model that a section has no cars of: where there are some, and the search agent. */
export async function NoneOnOffer({ section, make, model }: Props) {
  const [locale, t, client] = await Promise.all([currentLocale(), texts('search'), api()]);
  const vehicle = model ? `${make.slug}/${model.slug}` : make.slug;
  const filters = { vehicles: [vehicle] };
  const bar = await optional(
    model
      ? client.leftBarOfModel({ params: { category: section, make: make.slug, model: model.slug }, query: {} })
      : client.leftBarOfMake({ params: { category: section, make: make.slug }, query: {} }),
  );
  const counts = new Map(bar?.sections.map(({ key, count }) => [key, count]));
  const stocked = shownSections.filter((key) => (counts.get(key) ?? 0) > 0);
  const name = model ? `${make.name} ${model.name}` : make.name;
  return (
    <section aria-labelledby="keine-autos" className="page mt-8">
      <h2 id="keine-autos" className="max-w-[34ch]">
        {t('none.title', { vehicle: name, section: t(`section.${section}`) })}
      </h2>
      {bar && <p className="mt-2 text-text-2">{t(stocked.length > 0 ? 'none.elsewhere' : 'none.nowhere')}</p>}
      <ul className="mt-5 mb-2.5 grid gap-2.5 md:grid-cols-2">
        {stocked.map((key) => {
          const address = searchAddress(locale, { section: key, filters });
          return (
            <li key={key}>
              <RescueOption
                href={address}
                // Where models have no pages it is a search.
                rel={address.includes('?') ? 'nofollow' : undefined}
                icon={sectionIcons[key]}
                title={t(`headline.${key}`, { vehicle: name })}
                detail={t(`section.${key}`)}
                count={formatNumber(counts.get(key) ?? 0, locale)}
                unit={t('zero.cars', { count: counts.get(key) ?? 0 })}
              />
            </li>
          );
        })}
      </ul>
      <AgentOffer
        title={t('zero.wait')}
        text={t('zero.waitText')}
        href={carrySearch(locale, 'searchAgent', { section, filters })}
        label={t('agent')}
      />
    </section>
  );
}
