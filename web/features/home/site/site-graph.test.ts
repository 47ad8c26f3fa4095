import { expect, test } from 'vitest';
import { jsonForScript } from '#lib/page/structured-data.tsx';
import { siteGraph } from './site-graph.ts';

const facts = {
  name: 'Kardan </script><script>alert(1)</script>',
  origin: 'https://kardan.example',
  company: 'Kardan Demo GmbH',
  email: 'servus@kardan.example',
  phone: '+43 1 0000000',
  home: '/en',
  search: '/en/offers/search/start?text=',
  language: 'en',
};

test('no text can end the script element', () => {
  const json = jsonForScript(siteGraph(facts));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe(facts.name);
});

test('search engines learn where a search goes', () => {
  const [organisation, website] = siteGraph(facts)['@graph'];
  expect(organisation).toMatchObject({ '@type': 'Organization', legalName: 'Kardan Demo GmbH' });
  expect(website).toMatchObject({
    url: 'https://kardan.example/en',
    potentialAction: { target: { urlTemplate: 'https://kardan.example/en/offers/search/start?text={words}' } },
  });
});
