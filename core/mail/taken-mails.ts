import type { MailContent } from './mail-content.ts';

/** What this process has sent and the database could not note yet, by the mail's id. */
export interface TakenMails {
  get(mailId: string): MailContent | undefined;
  has(mailId: string): boolean;
  set(mailId: string, content: MailContent): void;
  delete(mailId: string): void;
  readonly size: number;
}

/** A database that has no room refuses before anything is sent: there are as many as were under way when it broke. */
const maxMails = 1_000;
/** As long as a job is tried again; another worker may have noted the mail long ago, and nobody tells. */
const keptMs = 24 * 3_600_000;

/** Remembers so many, each for so long; beyond that the oldest is forgotten first. */
export function createTakenMails(now: () => number = Date.now): TakenMails {
  const kept = new Map<string, { content: MailContent; since: number }>();
  const forgetOld = () => {
    for (const [mailId, { since }] of kept) {
      if (kept.size <= maxMails && since > now() - keptMs) return;
      kept.delete(mailId);
    }
  };
  return {
    get(mailId) {
      forgetOld();
      return kept.get(mailId)?.content;
    },
    has(mailId) {
      forgetOld();
      return kept.has(mailId);
    },
    set(mailId, content) {
      kept.set(mailId, { content, since: kept.get(mailId)?.since ?? now() });
      forgetOld();
    },
    delete(mailId) {
      kept.delete(mailId);
    },
    get size() {
      return kept.size;
    },
  };
}
