interface SiteFacts {
  name: string;
  origin: string;
  company: string;
  email: string;
  phone: string;
  /** Path of the home page. */
  home: string;
  /** Path of the search, up to where the words go. */
  search: string;
  language: string;
}

/** The site and its operator in the words of schema.org. */
export function siteGraph({ name, origin, company, email, phone, home, search, language }: SiteFacts) {
  const operator = `${origin}/#operator`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': operator,
        name,
        legalName: company,
        url: origin,
        logo: `${origin}/icon.svg`,
        email,
        telephone: phone,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name,
        url: origin + home,
        inLanguage: language,
        publisher: { '@id': operator },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}{words}` },
          'query-input': 'required name=words',
        },
      },
    ],
  };
}
