export interface PageHead {
  title: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  languages: Record<string, string>;
}

/** What a page tells search engines, from the page as it is sent: crawlers run no scripts. */
export function headOf(html: string): PageHead {
  const links = tagsOf(html, 'link');
  const languages = links.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : []));
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    robots: tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.content,
    languages: Object.fromEntries(languages),
  };
}

/** The attributes of every element of a name. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
