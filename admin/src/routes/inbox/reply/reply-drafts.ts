import { useSyncExternalStore } from 'react';
import { keptOnDevice } from '#lib/form/draft.ts';

export interface ReplyDraft {
  text: string;
  isNote: boolean;
  /** What templates filled in. */
  filled: readonly string[];
  /** The last try to send exactly this text: a second one of the same says so by its key, and no second mail goes out. */
  attempt?: { key: string; text: string } | undefined;
}

export const emptyDraft: ReplyDraft = { text: '', isNote: false, filled: [] };

/** By whom and for which inquiry: what one writes is nobody else's to see. */
const nameOf = (accountId: number, threadId: string) => `reply:${accountId}:${threadId}`;

const drafts = new Map<string, ReplyDraft>();
/** Replies that can still be taken back. */
const pending = new Map<string, ReplyDraft>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was written for an inquiry and not sent: it outlives the page, a change to another one and a refused sending. */
export function replyDraftOf(accountId: number, threadId: string) {
  const name = nameOf(accountId, threadId);
  const kept = keptOnDevice<ReplyDraft>(name);
  const read = (): ReplyDraft => {
    const known = drafts.get(name) ?? kept.read() ?? emptyDraft;
    drafts.set(name, known);
    return known;
  };
  const write = (draft: ReplyDraft): void => {
    drafts.set(name, draft);
    if (draft.text === '') kept.remove();
    else kept.write(draft);
    tell();
  };
  /** It was not sent: it stands in the field again, before whatever was typed since. */
  const bringBack = (): void => {
    const sent = pending.get(name);
    if (!sent) return;
    pending.delete(name);
    const since = read().text;
    write({ ...sent, text: since === '' ? sent.text : `${sent.text}\n\n${since}` });
  };
  return {
    read,
    write,
    bringBack,
    /** Empties the field; on the device it stays until it is on its way. */
    beginSending: (): { key: string; text: string } => {
      const draft = read();
      const attempt =
        draft.attempt?.text === draft.text ? draft.attempt : { key: crypto.randomUUID(), text: draft.text };
      pending.set(name, { ...draft, attempt });
      kept.write({ ...draft, attempt });
      drafts.set(name, emptyDraft);
      tell();
      return attempt;
    },
    /** On its way: a page that is left now must not offer it again. */
    leave: (): void => {
      if (read().text === '') kept.remove();
    },
    sent: (): void => {
      pending.delete(name);
      tell();
    },
  };
}

export function useReplyDraft(accountId: number, threadId: string): ReplyDraft {
  return useSyncExternalStore(subscribe, () => replyDraftOf(accountId, threadId).read());
}

/** The text of a reply that goes out in a moment. */
export function usePendingReply(accountId: number, threadId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => pending.get(nameOf(accountId, threadId))?.text);
}
