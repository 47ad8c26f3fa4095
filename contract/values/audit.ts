/**
 * Every act that is on record, by what it is done to: `member.invited` is said of a member. No schema in here: browsers load it.
 * Each has words in the admin application's texts of the history; a test demands them.
 */
const actsByObject = {
  /** How somebody gets into an account. It belongs to no dealership: an employer does not see who signs in when. */
  account: [
    'signed-in',
    'signed-out',
    'second-factor-failed',
    'session-ended',
    'session-replayed',
    'password-changed',
    'password-reset',
    'passkey-added',
    'passkey-removed',
    'totp-added',
    'totp-removed',
    'recovery-codes-made',
    'recovery-code-used',
    'right-granted',
    'right-taken',
    'invited-again',
  ],
  member: ['invited', 'joined', 'changed', 'removed'],
  listing: ['created', 'published', 'changed', 'renewed', 'deleted', 'blocked', 'unblocked'],
  inquiry: ['state-changed', 'assigned', 'removed', 'note-removed', 'exported', 'looked-at'],
  inbox: ['settings-changed', 'looked-at'],
  'reply-template': ['changed', 'removed'],
  dealership: [
    'created',
    'changed',
    'person-changed',
    'person-removed',
    'agreement-accepted',
    'activated',
    'restricted',
    'restriction-applied',
    'restriction-lifted',
    'looked-at',
    'acted-for',
    'acting-ended',
  ],
  'group-member': ['changed'],
  'api-key': ['created', 'changed', 'rotated', 'revoked'],
  sandbox: ['created', 'emptied'],
  'identity-provider': ['changed', 'removed'],
  webhook: ['created', 'changed', 'removed', 'key-rotated', 'replayed', 'disabled'],
  'export-link': ['created', 'removed'],
  city: ['created', 'changed', 'deleted'],
  content: ['created', 'changed', 'state-changed', 'restored', 'preview-shared'],
  'content-picture': ['added', 'described'],
  redirect: ['added', 'removed'],
  'credit-condition': ['added', 'removed'],
  feed: [
    'created',
    'changed',
    'removed',
    'state-changed',
    'run',
    'run-answered',
    'run-undone',
    'value-mapped',
    'unlocked',
    'key-made',
    'pictures-retried',
  ],
  'value-mapping': ['decided', 'removed'],
  make: ['created', 'changed'],
  model: ['created', 'changed', 'merged'],
  generation: ['created', 'changed'],
  version: ['created', 'changed'],
  'colloquial-name': ['added', 'removed'],
  catalogue: ['recounted'],
  request: ['asked', 'approved', 'refused', 'rechecked'],
  agreement: ['announced'],
  finding: ['dismissed', 'reopened'],
  notice: ['assigned', 'dealer-asked', 'dealer-answered', 'decided'],
  statement: ['issued', 'lifted'],
  complaint: ['filed', 'decided'],
  job: ['retried', 'discarded'],
  operation: ['started', 'cancelled'],
  'personal-data': ['exported', 'erasing', 'erased'],
  history: ['exported'],
} as const;

type Acts = typeof actsByObject;
export type AuditAction = { [Kind in keyof Acts]: `${Kind}.${Acts[Kind][number]}` }[keyof Acts];

export type SecurityAct = Acts['account'][number];

export const auditActions = Object.entries(actsByObject).flatMap(([kind, acts]) =>
  acts.map((act) => `${kind}.${act}`),
) as [AuditAction, ...AuditAction[]];
