import { expect, test } from 'vitest';
import { headersFromApi, headersToApi } from './api-headers.ts';

test('the API’s answer sets no rule for the site’s host, and keeps what belongs to the answer, its own policy included', () => {
  const ofAnswer = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'content-type': 'application/json',
    etag: '"1"',
  };
  const ofConnection = { 'strict-transport-security': 'max-age=63072000', 'keep-alive': 'timeout=72' };
  expect(headersFromApi({ ...ofAnswer, ...ofConnection })).toEqual(ofAnswer);
});

test('a visitor sets neither address nor request id nor trace, and headers named by the connection stay on it', () => {
  const headers = headersToApi({
    connection: 'close, X-Hop',
    'x-hop': '1',
    'x-forwarded-for': '1.2.3.4',
    'x-request-id': 'made-up',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'vendor=1',
    baggage: 'user=anna',
    origin: 'https://evil.example',
    accept: 'application/json',
  });
  expect(headers).toEqual({ accept: 'application/json', 'accept-encoding': 'identity' });
});

test('an answer does not differ by an origin that the API was not told', () => {
  expect(headersFromApi({ vary: 'accept-language, origin' })).toEqual({ vary: 'accept-language' });
  expect(headersFromApi({ vary: 'Origin' })).toEqual({});
});
