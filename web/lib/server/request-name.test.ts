import { expect, test } from 'vitest';
import { routeNames } from '#lib/routes/route-table.ts';
import { requestName } from './request-name.ts';

test.each([
  ['/', { kind: 'page', page: 'home' }],
  ['/_next/image?url=%2Fa&w=64&q=75', { kind: 'picture' }],
  ['/_next/static/chunks/a.js', { kind: 'file' }],
  ['/api/v1/public/search/query', { kind: 'api' }],
  ['/sitemap.xml', { kind: 'file' }],
  ['/there-is/no-such/page-anna@example.at', { kind: 'page', page: 'notFound' }],
  ['http://evil.example/', { kind: 'page', page: 'notFound' }],
])('%s is told by a name of ours', (target, name) => {
  expect(requestName(target)).toEqual(name);
});

test.each(['/%E0%A4%A', '//evil.example/', '*', '', '/%00', '/a/%2e%2e/anna@example.at'])(
  '%j is told by one of the route table',
  (target) => {
    const { kind, page } = requestName(target);
    expect(kind).toBe('page');
    expect([...routeNames, 'notFound']).toContain(page);
  },
);
