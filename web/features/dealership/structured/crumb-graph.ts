import { breadcrumbList } from '#lib/page/breadcrumb-list.ts';

/** Where a page of a dealership stands, the page itself included, in the words of schema.org. */
export function crumbGraph(origin: string, crumbs: readonly { label: string; href: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@id': `${origin}${crumbs.at(-1)?.href}#breadcrumb`,
    ...breadcrumbList(origin, crumbs),
  };
}
