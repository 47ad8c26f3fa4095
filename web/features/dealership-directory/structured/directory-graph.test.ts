import { expect, test } from 'vitest';
import { directoryGraph } from './directory-graph.ts';

test('the list says what the page shows: the same dealerships, numbered on from the page before', () => {
  const graph = directoryGraph([{ name: 'Auto Huber', href: '/autohaendler/auto-huber' }], 41, 21, {
    origin: 'https://kardan.example',
    path: '/autohaendler/region/tirol',
    name: 'Autohändler in Tirol',
    crumbs: [
      { label: 'Start', href: '/' },
      { label: 'Tirol', href: '/autohaendler/region/tirol' },
    ],
  });
  expect(graph).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        '@id': 'https://kardan.example/autohaendler/region/tirol#list',
        name: 'Autohändler in Tirol',
        numberOfItems: 41,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 21,
            name: 'Auto Huber',
            url: 'https://kardan.example/autohaendler/auto-huber',
          },
        ],
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://kardan.example/autohaendler/region/tirol#breadcrumb',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://kardan.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Tirol',
            item: 'https://kardan.example/autohaendler/region/tirol',
          },
        ],
      },
    ],
  });
});
