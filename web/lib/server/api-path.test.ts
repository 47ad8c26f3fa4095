import { expect, test } from 'vitest';
import { pathToApi } from './api-path.ts';

test('path and query reach the API as they are', () => {
  const path = '/api/v1/public/city/wien-1010?a=1&a=%C3%A4';
  expect(pathToApi(path)).toBe(path);
});

test('the optimiser’s path is the API’s call for pictures', () => {
  expect(pathToApi('/_next/image?url=%2Fmedia%2Fab&w=640&q=75')).toBe(
    '/api/v1/public/image?url=%2Fmedia%2Fab&w=640&q=75',
  );
});

test.each([
  '/health/ready',
  '/api/v1/public',
  '/api/v1/publication/x',
  '/api/v1/public/../../../health/ready',
  '/api/v1/public/%2e%2e/%2E%2e/.%2e/health/ready',
  '/api/v1/public/x/..\\..\\..\\..\\health/ready',
  '//api/v1/public/x',
  '//evil.example/api/v1/public/x',
])('%s does not', (path) => {
  expect(pathToApi(path)).toBeUndefined();
});
