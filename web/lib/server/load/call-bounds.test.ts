import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { callBounds, kindOfCall } from './call-bounds.ts';

const search = '/api/v1/public/search/query';
const signIn = '/api/v1/public/admin/auth/login';
const statistics = '/api/v1/public/statistics';

function start(maxInFlight: number) {
  const mayPass = callBounds(maxInFlight);
  const answers: ServerResponse[] = [];
  const ask = (path: string) => {
    const response = new EventEmitter() as ServerResponse;
    answers.push(response);
    return mayPass(kindOfCall(path), response);
  };
  return {
    ask,
    answers,
    passing: (count: number, path: string) => Array.from({ length: count }, () => ask(path)).filter(Boolean).length,
  };
}

test('what visitors ask is bounded, what is only counted sooner, and dealers pass', () => {
  const { passing } = start(16);
  expect(passing(300, search)).toBe(16);
  expect(passing(300, statistics)).toBe(8);
  expect(passing(300, '/api/v1/public/image?url=a&w=640')).toBe(192);
  expect(passing(300, signIn)).toBe(300);
});

test('with every answer that is sent, or that nobody waits for any more, another may pass', () => {
  const { ask, answers, passing } = start(16);
  passing(16, search);
  expect(ask(search)).toBe(false);
  answers[0]?.emit('close');
  expect([ask(search), ask(search)]).toEqual([true, false]);
});

test.each([
  ['/api/v1/public/admin/dealership/7/listing/9', 'office'],
  ['/api/v1/public/upload-link/image', 'office'],
  ['/api/v1/public/image?url=a&w=640', 'picture'],
  ['/api/v1/public/statistics/web-vitals', 'counting'],
  ['/api/v1/public/mail/listing', 'visit'],
])('%s is %s', (path, kind) => expect(kindOfCall(path)).toBe(kind));
