import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const text = async (answer: Promise<Buffer>) => (await answer).toString();

test('equal questions share one answer, also while it is being found', async () => {
  const cache = createAnswerCache(10);
  const answer = vi.fn(async () => {
    await setTimeout(20);
    return `answer ${answer.mock.calls.length}`;
  });
  const answers = await Promise.all([cache.once('q', answer), cache.once('q', answer)].map(text));
  expect([...answers, await text(cache.once('q', answer))]).toEqual(['answer 1', 'answer 1', 'answer 1']);
});

test('an answer is never older than the seconds it may be, counted from the question', async () => {
  const cache = createAnswerCache(0.1);
  let asked = 0;
  const slowly = async () => {
    asked += 1;
    await setTimeout(60);
    return `answer ${asked}`;
  };
  expect(await text(cache.once('q', slowly))).toBe('answer 1');
  await setTimeout(60);
  expect(await text(cache.once('q', slowly))).toBe('answer 2');
});

test('a failure is told to those who asked and not kept', async () => {
  const cache = createAnswerCache(10);
  const fail = () => Promise.reject(new Error('engine down'));
  await expect(cache.once('q', fail)).rejects.toThrow('engine down');
  expect(await text(cache.once('q', async () => 'answer'))).toBe('answer');
});

test('with 0 seconds every question is asked', async () => {
  const cache = createAnswerCache(0);
  const answer = vi.fn(async () => '{}');
  await cache.once('q', answer);
  await cache.once('q', answer);
  expect(answer).toHaveBeenCalledTimes(2);
});
