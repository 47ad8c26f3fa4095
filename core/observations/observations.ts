import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { slowSearchMs } from '@kardan/contract/values/operations';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { openCountBuffer } from '../kernel/count-buffer.ts';
import type { Logger } from '../kernel/log.ts';
import {
  type AnswerCount,
  addAnswers,
  addEmptySearches,
  addErrors,
  addSlowSearches,
  addWords,
  type EmptySearchCount,
  type ErrorCount,
  type SlowSearchCount,
  type WordCount,
} from './observation-store.ts';
import { filterNames, questionOf } from './search-question.ts';
import { countableWords } from './unknown-words.ts';

/** Counts what operators look at: errors, slow and empty searches, words that were not understood. Of nobody. */
export interface Observations {
  /** Every answer of the API, by its status; of those that failed also the problem and the call. */
  answered(answer: { status: number; code?: string | undefined; route: string }): void;
  /** An error that a browser told of, by its kind. */
  browserFailed(kind: string): void;
  /** A search that somebody waited for, with what was found and how long the engine took; undefined where it was not asked. */
  searched(search: { filters: SearchFilters; total: number; engineMs: number | undefined }): void;
  /** What of a typed wish was not understood. */
  notUnderstood(rest: string): void;
  /** Writes what is waiting. */
  close(): Promise<void>;
}

interface Options {
  flushMs?: number;
  now?: () => number;
}

const hourMs = 3_600_000;
/** Different ones that a process holds between two writes. */
const maxKeys = 500;
/** Of browsers and of what loads parts of a page. Only these are told apart: anybody can send a name, and it may be a person's. */
const browserErrors = new Set([
  'Error',
  'AggregateError',
  'ChunkLoadError',
  'DOMException',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  // Names of DOMException that pages meet.
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
]);

/** A process's counts: summed up in memory, written every ten seconds; what is counted never waits and never fails for it. */
export function openObservations(
  { db, log }: { db: Database; log: Logger },
  { flushMs = 10_000, now = Date.now }: Options = {},
): Observations {
  const bounds = {
    flushMs,
    maxKeys,
    onFailed: (err: unknown, counts: number) => log.warn({ err, counts }, 'observations not written'),
  };
  const addCount = (into: { count: number }, more: { count: number }) => {
    into.count += more.count;
  };
  const answers = openCountBuffer<AnswerCount>({
    ...bounds,
    keyOf: ({ hour }) => hour,
    merge: (into, more) => {
      into.answers += more.answers;
      into.failures += more.failures;
    },
    write: (counts) => addAnswers(db, counts),
  });
  const errors = openCountBuffer<ErrorCount>({
    ...bounds,
    keyOf: ({ day, source, kind, place }) => `${day} ${source} ${kind} ${place}`,
    merge: addCount,
    write: (counts) => addErrors(db, counts),
  });
  const slow = openCountBuffer<SlowSearchCount>({
    ...bounds,
    keyOf: ({ day, filters }) => `${day} ${filters}`,
    merge: (into, more) => {
      into.count += more.count;
      into.totalMs += more.totalMs;
      into.slowestMs = Math.max(into.slowestMs, more.slowestMs);
    },
    write: (counts) => addSlowSearches(db, counts),
  });
  const empty = openCountBuffer<EmptySearchCount>({
    ...bounds,
    keyOf: ({ day, question }) => `${day} ${question}`,
    merge: addCount,
    write: (counts) => addEmptySearches(db, counts),
  });
  const words = openCountBuffer<WordCount>({
    ...bounds,
    keyOf: ({ day, word }) => `${day} ${word}`,
    merge: addCount,
    write: (counts) => addWords(db, counts),
  });
  const today = () => viennaDay(now());

  return {
    answered({ status, code, route }) {
      const isFailure = status >= 500;
      const hour = new Date(Math.floor(now() / hourMs) * hourMs).toISOString();
      answers.add({ hour, answers: 1, failures: isFailure ? 1 : 0 });
      if (!isFailure) return;
      errors.add({
        day: today(),
        source: 'api',
        kind: code ?? `status-${status}`,
        place: route.slice(0, 200),
        count: 1,
      });
    },
    browserFailed(kind) {
      errors.add({
        day: today(),
        source: 'browser',
        kind: browserErrors.has(kind) ? kind : 'Error',
        place: '',
        count: 1,
      });
    },
    searched({ filters, total, engineMs }) {
      if (engineMs !== undefined && engineMs >= slowSearchMs) {
        const ms = Math.round(engineMs);
        slow.add({ day: today(), filters: filterNames(filters), count: 1, totalMs: ms, slowestMs: ms });
      }
      const question = total === 0 ? questionOf(filters) : undefined;
      if (question !== undefined) empty.add({ day: today(), question, count: 1 });
    },
    notUnderstood(rest) {
      for (const word of countableWords(rest)) words.add({ day: today(), word, count: 1 });
    },
    async close() {
      await Promise.all([answers, errors, slow, empty, words].map((each) => each.close()));
    },
  };
}
