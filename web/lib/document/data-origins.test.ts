import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { dataOrigins } from './data-origins.ts';

const style = 'https://karten.example/stile/hell.json?v=2';
const tiles = 'https://kacheln.example';

function connectSources(settings: Partial<Parameters<typeof dataOrigins>[0]>): string | undefined {
  const policy = contentSecurityPolicy([], dataOrigins({ MAP_ORIGINS: [], ...settings }));
  return policy.split('; ').find((rule) => rule.startsWith('connect-src'));
}

test('pages ask nobody but the site, unless the installation names somebody', () => {
  expect(connectSources({})).toBe("connect-src 'self'");
  expect(connectSources({ MAP_ORIGINS: [tiles] })).toBe("connect-src 'self'");
  expect(connectSources({ API_PUBLIC_ORIGIN: 'https://api.example' })).toBe("connect-src 'self' https://api.example");
});

test('the origins of a street map are allowed, each once and without the path', () => {
  expect(connectSources({ MAP_STYLE_URL: style, MAP_ORIGINS: [tiles, 'https://karten.example'] })).toBe(
    `connect-src 'self' https://karten.example ${tiles}`,
  );
});
