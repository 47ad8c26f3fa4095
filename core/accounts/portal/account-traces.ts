import type { DB } from '../../db/schema.gen.ts';

/** Columns that open something, or prove it: handed out to nobody, also not to whom they belong. */
type Sealed =
  `${string}${'hash' | 'secret' | 'token' | 'encrypted' | 'publickey' | 'credential' | 'handle' | 'counter'}${string}`;

type Tellable<Row> = { [Column in keyof Row & string]: Lowercase<Column> extends Sealed ? never : Column }[keyof Row &
  string];

type Traces = {
  readonly [Table in keyof DB]?: {
    readonly [Reference in keyof DB[Table] & string]?: readonly Tellable<DB[Table]>[];
  };
};

/**
 * What a person with an account is told of each row that refers to it, by table and by what the reference means there. A row of
 * their own is told with what they wrote and what was noted of them. Where the account only did something, what it was and when is
 * told and nothing else: the rest of the row is somebody else's, of a notice the name, address and words of who reported the car
 * (Art. 15(4) GDPR). So are answers and notes in a dealership's threads: they are about buyers, and the dealership's to hand out.
 * A test compares this with the database: a reference without an entry fails it.
 */
export const accountTraces = {
  accountToken: {
    accountId: ['purpose', 'dealershipId', 'groupId', 'createdAt', 'expiresAt', 'usedAt'],
    invitedBy: ['purpose', 'dealershipId', 'groupId', 'createdAt'],
  },
  actingGrant: { accountId: ['dealershipId', 'reason', 'createdAt', 'until', 'endedAt'] },
  actingLook: { accountId: ['dealershipId', 'object', 'hour'] },
  agreement: { accountId: ['dealershipId', 'kind', 'version', 'acceptedBy', 'acceptedAt'] },
  agreementVersion: { announcedBy: ['kind', 'version', 'announcedAt'] },
  apiKey: { createdBy: ['id', 'dealershipId', 'groupId', 'createdAt'] },
  bulkRun: { accountId: ['id', 'dealershipId', 'actorName', 'act', 'createdAt'] },
  complaint: {
    accountId: ['reference', 'dealershipId', 'createdAt', 'text', 'state', 'answer', 'dueAt', 'decidedAt'],
    decidedBy: ['reference', 'state', 'decidedAt'],
  },
  content: { remarkBy: ['kind', 'key', 'language', 'remark', 'remarkAt'] },
  contentNotice: {
    assignedAccountId: ['reference', 'createdAt'],
    dealerAnsweredBy: ['reference', 'dealerAnswer', 'dealerAnsweredAt'],
    decidedBy: ['reference', 'state', 'measure', 'decidedAt'],
  },
  contentPicture: { addedBy: ['name', 'createdAt'] },
  contentPresence: { accountId: ['contentId', 'since', 'seenAt'] },
  contentPreview: { madeBy: ['contentId', 'createdAt', 'expiresAt'] },
  contentRevision: { authorAccountId: ['contentId', 'number', 'language', 'source', 'savedAt'] },
  creditCondition: { enteredBy: ['id', 'kind', 'validFrom', 'createdAt'] },
  dealershipRequest: { decidedBy: ['reference', 'state', 'decidedAt'] },
  dealershipRestriction: {
    decidedBy: ['id', 'dealershipId', 'kind', 'createdAt'],
    liftedBy: ['id', 'dealershipId', 'kind', 'liftedAt'],
  },
  externalIdentity: { accountId: ['providerId', 'subject', 'createdAt'] },
  feedRun: { accountId: ['feedId', 'number', 'actorName', 'dry', 'createdAt'] },
  finding: { decidedBy: ['id', 'kind', 'state', 'decidedAt'] },
  groupInvitation: { accountId: ['groupId', 'role', 'invitedName', 'invitedEmail', 'createdAt'] },
  groupMembership: { accountId: ['groupId', 'role', 'createdAt'] },
  imageUpload: { accountId: ['id', 'dealershipId', 'listingId', 'createdAt'] },
  inquiryAct: {
    accountId: ['recipientId', 'act', 'at'],
    assigneeAccountId: ['recipientId', 'act', 'at'],
  },
  inquiryMessage: { authorAccountId: ['recipientId', 'via', 'at'] },
  inquiryNote: { accountId: ['recipientId', 'at'] },
  inquiryRecipient: { assignedAccountId: ['id', 'dealershipId', 'createdAt'] },
  listingDraft: { savedBy: ['id', 'dealershipId', 'createdAt', 'updatedAt'] },
  listingRevision: { accountId: ['listingId', 'revision', 'actorName', 'source', 'at'] },
  listingSchedule: { accountId: ['id', 'dealershipId', 'listingId', 'at', 'createdAt'] },
  membership: { accountId: ['dealershipId', 'role', 'invitedName', 'invitedEmail', 'createdAt', 'acceptedAt'] },
  monthlyReportMail: { accountId: ['month', 'createdAt'] },
  operationRun: { startedBy: ['id', 'kind', 'createdAt'] },
  passkey: { accountId: ['label', 'transports', 'backedUp', 'createdAt', 'lastUsedAt'] },
  recoveryCode: { accountId: ['createdAt', 'usedAt'] },
  redirect: { addedBy: ['fromPath', 'toPath', 'createdAt'] },
  routingRule: { accountId: ['dealershipId', 'position', 'makeIds', 'languages', 'subjects', 'createdAt'] },
  session: {
    accountId: [
      'kind',
      'deviceLabel',
      'isStrong',
      'identityProviderId',
      'signedInAt',
      'lastSeenOn',
      'endedAt',
      'endedBecause',
    ],
  },
  statementOfReasons: {
    issuedBy: ['reference', 'object', 'measure', 'issuedAt'],
    liftedBy: ['reference', 'object', 'measure', 'liftedAt'],
  },
  stockView: { accountId: ['dealershipId', 'name', 'query', 'createdAt', 'updatedAt'] },
  totp: { accountId: ['createdAt', 'confirmedAt'] },
  uploadLink: {
    accountId: ['dealershipId', 'listingId', 'uploads', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
  },
  valueMapping: {
    accountId: ['feedId', 'format', 'columnName', 'value', 'actorName', 'createdAt'],
    decidedBy: ['feedId', 'format', 'columnName', 'value', 'updatedAt'],
  },
} as const satisfies Traces;
