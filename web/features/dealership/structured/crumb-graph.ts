/** Where a page of a dealership stands, the page itself included, in the words of schema.org. */
export function crumbGraph(origin: string, crumbs: readonly { label: string; href: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    '@id': `${origin}${crumbs.at(-1)?.href}#breadcrumb`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
