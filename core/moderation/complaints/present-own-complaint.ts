import type { OwnComplaint } from '@kardan/contract/calls/operator/moderation-fields';
import type { StoredComplaint } from './complaint-store.ts';

/** As the dealer who complained is told. */
export function presentOwnComplaint(complaint: StoredComplaint): OwnComplaint {
  const { reference, text, state, answer } = complaint;
  return {
    ...{ reference, text, state, answer },
    at: complaint.createdAt.toISOString(),
    dueAt: complaint.dueAt.toISOString(),
    decidedAt: complaint.decidedAt?.toISOString() ?? null,
  };
}
