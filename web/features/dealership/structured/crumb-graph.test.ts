import { expect, test } from 'vitest';
import { crumbGraph } from './crumb-graph.ts';

test('every step from the start to the page is told in order, with its whole address', () => {
  const crumbs = [
    { label: 'Start', href: '/' },
    { label: 'Autohaus Lechner', href: '/autohaendler/autohaus-lechner-graz' },
    { label: 'Fahrzeuge', href: '/autohaendler/autohaus-lechner-graz/fahrzeuge' },
  ];
  const own = 'https://kardan.example/autohaendler/autohaus-lechner-graz';
  expect(crumbGraph('https://kardan.example', crumbs)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    '@id': `${own}/fahrzeuge#breadcrumb`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://kardan.example/' },
      { '@type': 'ListItem', position: 2, name: 'Autohaus Lechner', item: own },
      { '@type': 'ListItem', position: 3, name: 'Fahrzeuge', item: `${own}/fahrzeuge` },
    ],
  });
});
