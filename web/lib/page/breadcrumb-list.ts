/** Where a page stands, the page itself included, in the words of schema.org. */
export function breadcrumbList(origin: string, crumbs: readonly { label: string; href: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
