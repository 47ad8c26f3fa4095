import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { loadNavigation } from './load-navigation.ts';
import { type NavigationLink, navigationGroups } from './navigation-groups.ts';

/** The ways on from a list, counted: other sections, makes or models, regions. In the column of the filters from lg on. */
export async function ListNavigation({ state, words }: { state: SearchState; words: FilterWords }) {
  const { t, locale } = words;
  const navigation = await loadNavigation(state, locale);
  const { sections, vehicles, places, inDistrict } = navigationGroups(state, navigation, locale);
  const make = navigation.bar?.make?.name;
  const groups = [
    { title: make ? t('nav.models', { make }) : t('nav.makes'), links: vehicles },
    {
      title: t('nav.sections'),
      links: sections.map((link) => ({ ...link, name: t(`section.${link.key as 'used'}`) })),
    },
    { title: navigation.regional?.region?.name ?? t('nav.regions'), links: places },
    { title: navigation.regional?.district?.name ?? '', links: inDistrict },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav
      aria-label={t('nav.label')}
      className="mt-10 grid content-start gap-x-8 gap-y-6 border-t border-line pt-5 max-lg:md:grid-cols-3 lg:col-start-1 lg:row-start-2 lg:mt-6"
    >
      {groups.map(({ title, links }) => (
        <Group key={title} title={title} links={links} count={(value) => formatNumber(value, locale)} />
      ))}
    </nav>
  );
}

interface GroupProps {
  title: string;
  links: NavigationLink[];
  count: (value: number) => string;
}

function Group({ title, links, count }: GroupProps) {
  return (
    <div>
      <h2 className="mb-1.5 text-sm font-semi [font-stretch:100%]">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.key}>
            <Link
              href={link.href}
              // Written by the style sheet: an element less for each of them.
              data-count={count(link.count)}
              className="flex min-h-8 items-center justify-between gap-3 text-sm text-text-2 underline-offset-3 hover:text-text hover:underline after:text-xs after:text-text-3 after:content-[attr(data-count)] pointer-coarse:min-h-11"
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
