import { LRUCache } from 'lru-cache';

/** Shares one answer among equal questions for a few seconds, those that are still being answered included. */
export interface AnswerCache {
  once<T extends object>(question: string, answer: () => Promise<T>): Promise<T>;
}

/** A cache whose answers live for `seconds`; 0 asks every time. */
export function createAnswerCache(seconds: number): AnswerCache {
  if (seconds === 0) return { once: (_question, answer) => answer() };
  const answers = new LRUCache<string, Promise<object>>({ max: 20_000, ttl: seconds * 1_000 });
  return {
    once<T extends object>(question: string, answer: () => Promise<T>): Promise<T> {
      const known = answers.get(question);
      if (known) return known as Promise<T>;
      const asked = answer();
      answers.set(question, asked);
      asked.catch(() => answers.delete(question));
      return asked;
    },
  };
}
