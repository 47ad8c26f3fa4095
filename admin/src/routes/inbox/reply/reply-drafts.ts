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

interface PendingReply {
  draft: ReplyDraft;
  /** It is sent, and can no longer be taken back. */
  isOnItsWay: boolean;
}

export const emptyDraft: ReplyDraft = { text: '', isNote: false, filled: [] };

/** What was written in turn, as one text. A note among it makes it a note: it is never more public than its parts; an empty field is none. */
function joined(parts: readonly ReplyDraft[]): ReplyDraft {
  const written = parts.filter(({ text }) => text !== '');
  return {
    ...emptyDraft,
    ...written[0],
    text: written.map(({ text }) => text).join('\n\n'),
    isNote: written.some(({ isNote }) => isNote),
  };
}

/** By whom and for which inquiry: what one writes is nobody else's to see. */
const nameOf = (accountId: number, threadId: string) => `reply:${accountId}:${threadId}`;

const drafts = new Map<string, ReplyDraft>();
/** Replies that are not certain to have gone out, by inquiry and then by the key of their try: somebody may write two in a row. */
const pending = new Map<string, Map<string, PendingReply>>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function pendingOf(name: string): Map<string, PendingReply> {
  const known = pending.get(name) ?? new Map<string, PendingReply>();
  pending.set(name, known);
  return known;
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
  const tries = () => pendingOf(name);
  /** On the device stands all that is not on its way: what is in the field, behind what can still be taken back. */
  const keep = (): void => {
    const waiting = [...tries().values()].flatMap(({ draft, isOnItsWay }) => (isOnItsWay ? [] : draft));
    const all = joined([...waiting, read()]);
    if (all.text === '') kept.remove();
    else kept.write(all);
    tell();
  };
  const write = (draft: ReplyDraft): void => {
    drafts.set(name, draft);
    keep();
  };
  /** It was not sent: it stands in the field again, before whatever was typed since. */
  const bringBack = (key: string): void => {
    const sent = tries().get(key)?.draft;
    if (!sent) return;
    tries().delete(key);
    write(joined([sent, read()]));
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
      tries().set(attempt.key, { draft: { ...draft, attempt }, isOnItsWay: false });
      write(emptyDraft);
      return attempt;
    },
    /** On its way: a page that is left now must not offer it again. */
    leave: (key: string): void => {
      const left = tries().get(key);
      if (left) tries().set(key, { ...left, isOnItsWay: true });
      keep();
    },
    sent: (key: string): void => {
      tries().delete(key);
      tell();
    },
  };
}

export function useReplyDraft(accountId: number, threadId: string): ReplyDraft {
  return useSyncExternalStore(subscribe, () => replyDraftOf(accountId, threadId).read());
}

/** The text of replies that go out in a moment. */
export function usePendingReply(accountId: number, threadId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const replies = [...pendingOf(nameOf(accountId, threadId)).values()];
    return replies.length === 0 ? undefined : replies.map(({ draft }) => draft.text).join('\n\n');
  });
}
