import { expect, test } from 'vitest';
import { headersFromApi } from './api-headers.ts';

test('the API’s answer sets no rule for the site’s origin, and keeps what belongs to the answer', () => {
  const headers = headersFromApi(
    new Headers({
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': "default-src 'none'",
      'keep-alive': 'timeout=72',
      'content-type': 'application/json',
      etag: '"1"',
    }),
  );
  expect(Object.fromEntries(headers)).toEqual({ 'content-type': 'application/json', etag: '"1"' });
});
