// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

type Field = ReturnType<typeof useTyped>;

function Reader({ value, onRead }: { value: string; onRead: (field: Field) => void }) {
  onRead(useTyped(value));
  return null;
}

async function field() {
  const root = createRoot(document.createElement('div'));
  let latest = {} as Field;
  const onRead = (read: Field) => {
    latest = read;
  };
  const arrive = (value: string) => act(async () => root.render(<Reader value={value} onRead={onRead} />));
  await arrive('');
  return { arrive, typed: () => latest.typed, do: (work: (now: Field) => void) => act(async () => work(latest)) };
}

test('what is typed while the address follows stays', async () => {
  const search = await field();
  await search.do(({ type }) => type('okt'));
  await search.do(({ send }) => send('okt'));
  await search.do(({ type }) => type('octavia'));
  await search.arrive('okt');
  expect(search.typed()).toBe('octavia');
});

test('a value from elsewhere takes its place, also one that was sent before', async () => {
  const search = await field();
  await search.do(({ type, send }) => {
    type('okt');
    send('okt');
  });
  await search.arrive('okt');
  await search.arrive('');
  expect(search.typed()).toBe('');
  await search.arrive('okt');
  expect(search.typed()).toBe('okt');
});
