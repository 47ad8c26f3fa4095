import { breadcrumbList } from '#lib/page/breadcrumb-list.ts';

interface PageFacts {
  origin: string;
  path: string;
  name: string;
  /** From the home page to this one, with their paths. */
  crumbs: readonly { label: string; href: string }[];
}

interface Listed {
  name: string;
  /** Path of its own page. */
  href: string;
}

/** The list that the page shows and where it stands, in the words of schema.org. */
export function directoryGraph(
  dealerships: readonly Listed[],
  total: number,
  first: number,
  { origin, path, name, crumbs }: PageFacts,
) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        '@id': `${origin}${path}#list`,
        name,
        numberOfItems: total,
        itemListElement: dealerships.map((dealership, index) => ({
          '@type': 'ListItem',
          position: first + index,
          name: dealership.name,
          url: origin + dealership.href,
        })),
      },
      {
        ...breadcrumbList(origin, crumbs),
        '@id': `${origin}${path}#breadcrumb`,
      },
    ],
  };
}
