import type { KeyScope } from '@kardan/contract/values/api-keys';

/** What somebody may do in a dealership: a group's owner is owner of each of its dealerships, its analyst reads. */
export type DealershipRight = 'owner' | 'staff' | 'reader';

export interface ActorMembership {
  right: DealershipRight;
  /** Suspended and closed dealerships can be looked at by their people, and changed by none of them. */
  isSuspended: boolean;
}

/** On whose behalf a use case runs, with the rights of this very moment. */
export interface Actor {
  /** Null where no person acts: a key, a feed. */
  accountId: number | null;
  /** What history and audit call who acts without an account. */
  name?: string;
  /** None where no person is behind it: a key, a feed, a command. */
  session?: ActorSession;
  /** The key that a dealer's own system calls with. */
  key?: ActorKey;
  isOperator: boolean;
  isEditor: boolean;
  /** The dealerships that an operator has declared to change things for; others they look at. */
  actingFor?: Pick<ReadonlySet<number>, 'has'>;
  /** By the dealership's id, those of groups included. */
  memberships: ReadonlyMap<number, ActorMembership>;
  /** Names the request in the log and in the audit. */
  requestId?: string;
}

export interface ActorSession {
  id: string;
  signedInAt: Date;
  expiresAt: Date;
  /** A second factor, or a passkey, was part of the sign-in. */
  isStrong: boolean;
  /** An operator's session without a second factor: it may do nothing but set one up. */
  needsSecondFactor: boolean;
}

export interface ActorKey {
  id: string;
  /** What it may be used for: the access rule refuses every call that asks for another, and those that ask for none. */
  scopes: readonly KeyScope[];
  isUsedToday: boolean;
}
