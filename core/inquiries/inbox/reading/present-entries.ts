import type { ThreadEntry } from '@kardan/contract/calls/admin/inbox';
import type { StoredInquiry } from '../../inquiry-store.ts';
import type { StoredAct, StoredMessage, StoredNote } from './entry-store.ts';

interface Entries {
  inquiry: Pick<StoredInquiry, 'id' | 'createdAt' | 'message'>;
  messages: StoredMessage[];
  notes: StoredNote[];
  acts: StoredAct[];
}

/** All that was written and done, oldest first; it begins with the inquiry itself. */
export function presentEntries({ inquiry, messages, notes, acts }: Entries): ThreadEntry[] {
  const first: ThreadEntry = {
    kind: 'message',
    id: inquiry.id,
    at: inquiry.createdAt.toISOString(),
    fromBuyer: true,
    by: null,
    via: 'form',
    text: inquiry.message,
    delivery: null,
    attachments: [],
  };
  const later: ThreadEntry[] = [
    ...messages.map(presentMessage),
    ...notes.map(({ id, at, body, accountId, name }) => ({
      kind: 'note' as const,
      id,
      at: at.toISOString(),
      by: colleagueOf(accountId, name),
      text: body,
    })),
    ...acts.map(presentAct),
  ];
  return [first, ...later.sort((one, other) => one.at.localeCompare(other.at))];
}

function presentMessage({ id, at, fromBuyer, via, body, delivery, accountId, name, attachments }: StoredMessage) {
  return {
    kind: 'message' as const,
    id,
    at: at.toISOString(),
    fromBuyer,
    by: colleagueOf(accountId, name),
    via: via === 'page' ? ('page' as const) : ('mail' as const),
    text: body,
    delivery,
    attachments,
  };
}

function presentAct({ id, at, act, state, before, reached, accountId, name, assigneeId, assigneeName }: StoredAct) {
  return {
    kind: 'act' as const,
    id,
    at: at.toISOString(),
    by: colleagueOf(accountId, name),
    act,
    state,
    before,
    assignee: colleagueOf(assigneeId, assigneeName),
    reached,
  };
}

function colleagueOf(accountId: number | null, name: string | null): { accountId: number; name: string } | null {
  return accountId === null ? null : { accountId, name: name ?? '' };
}
