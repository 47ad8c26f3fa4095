import { count } from '@kardan/telemetry/metrics/record';
import { LRUCache } from 'lru-cache';

/** Shares one answer among equal questions for a few seconds, those that are still being answered included. */
export interface AnswerCache {
  /** The answer's JSON, ready to be sent. */
  once(question: string, answer: () => Promise<string>): Promise<Buffer>;
}

/** A search answer takes about 30 KB: some four thousand of them. */
const maxBytes = 128 * 1024 * 1024;

/** A cache whose answers live for `seconds` from the moment they were asked for; 0 asks every time. */
export function createAnswerCache(seconds: number): AnswerCache {
  if (seconds === 0) return { once: async (_question, answer) => Buffer.from(await answer()) };
  const answered = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (answer, question) => answer.length + question.length,
  });
  const beingAnswered = new Map<string, Promise<Buffer>>();
  return {
    once(question, answer) {
      const known = answered.get(question);
      if (known) {
        looked('hit');
        return Promise.resolve(known);
      }
      const asked = beingAnswered.get(question);
      looked(asked ? 'shared' : 'miss');
      if (asked) return asked;
      const askedAt = performance.now();
      const answering = answer()
        .then((text) => {
          const json = Buffer.from(text);
          const remainingMs = seconds * 1_000 - (performance.now() - askedAt);
          if (remainingMs > 0) answered.set(question, json, { ttl: remainingMs });
          return json;
        })
        .finally(() => beingAnswered.delete(question));
      beingAnswered.set(question, answering);
      return answering;
    },
  };
}

/** Shared: somebody else's question of this moment was the same. */
function looked(result: 'hit' | 'shared' | 'miss'): void {
  count('kardan_cache_lookups_total', { cache: 'api-answers', result });
}
