import type { SitemapDirectory } from '@kardan/contract/calls/pages/sitemap';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { LinkList, type ListedLink } from './link-list.tsx';

/** Dealers by federal state and by make, with how many there are. */
export async function DealerLists({ directory: { regions, makes } }: { directory: SitemapDirectory }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('sitemap')]);
  const byRegion = regions.map(({ slug: region, name, count }) => ({
    href: href(locale, 'dealershipsInRegion', { region }),
    name,
    count: formatNumber(count, locale),
  }));
  const byMake = makes.map(({ slug: make, name, count }) => ({
    href: href(locale, 'dealershipsOfMake', { make }),
    name,
    count: formatNumber(count, locale),
  }));
  return (
    <Block title={t('dealers.title')} note={t('dealers.note')}>
      <DealerList title={t('dealers.byRegion')} links={byRegion} />
      <DealerList title={t('dealers.byMake')} links={byMake} />
    </Block>
  );
}

function DealerList({ title, links }: { title: string; links: ListedLink[] }) {
  return (
    <div className="mb-5 border-t border-line pt-2.5 md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-6">
      <h3 className="py-1.5 text-sm font-medium text-text-3">{title}</h3>
      <LinkList links={links} />
    </div>
  );
}
