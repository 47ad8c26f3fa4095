// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/api/query-client.ts';
import LiveQuick from './live-quick.tsx';
import type { QuickAnswers } from './quick-answers.ts';

let answers: QuickAnswers[];
let asked: unknown[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ total: 1_486 });
  });
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

function fill(query: string): void {
  const onAnswers = (each: QuickAnswers) => {
    answers.push(each);
  };
  render(<LiveQuick query={query} onAnswers={onAnswers} />);
}

test('around a postcode the cars are counted', async () => {
  fill('ort=8010');
  await vi.waitFor(() => expect(answers.at(-1)?.total).toBe(1_486));
  expect(asked).toEqual([{ place: { postcode: '8010', radiusKm: 50 } }]);
});

test('around a town no number is told, that of all Austria least of all', async () => {
  fill('ort=Graz');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(answers.map(({ total }) => total)).not.toContain(1_486);
});
