import { z } from 'zod';
import { operationKinds, operationStates, searchIndexKinds } from '../../values/operations.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { email } from '../contact/contact-fields.ts';

export const operationRun = z
  .object({
    id: z.uuid(),
    kind: z.enum(operationKinds),
    state: z.enum(operationStates),
    phase: z.string().nullable(),
    progress: whole,
    total: whole.nullable().describe('Null until it is known.'),
    cancelAsked: z.boolean(),
    by: z.string().nullable(),
    at: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    result: z
      .record(z.string(), z.union([z.number(), z.string(), z.array(z.string())]))
      .nullable()
      .describe('What came of it, by name; which depends on the kind.'),
    error: z.string().nullable(),
  })
  .meta({ id: 'OperationRun' });
export type OperationRun = z.output<typeof operationRun>;

const personalFile = z
  .object({
    id: z.uuid(),
    thread: z.uuid().describe('Of the dealership with whose messages it came.'),
    name: z.string(),
    mediaType: z.string(),
    sizeBytes: whole,
    leftOut: z
      .enum(['not-kept', 'too-large'])
      .nullable()
      .describe(
        'Why there is no content: it is not there any more, or the answer is full; `pnpm personal-data export` gives it then.',
      ),
    base64: z.string().nullable(),
  })
  .meta({ id: 'PersonalFile' });

export const searchIndex = z
  .object({
    kind: z.enum(searchIndexKinds),
    name: z.string().nullable().describe('The index that is read; null where there is none.'),
    isCurrent: z.boolean().describe('Of the kind that this version of the portal writes.'),
    readAlias: z.string(),
    writeAlias: z.string(),
    written: z.array(z.string()).describe('Indices that changes are written to: two while one is rebuilt.'),
    documents: whole.nullable(),
    rows: whole.describe('Of the database, estimated.'),
    sizeBytes: whole.nullable(),
    waiting: whole.describe('Jobs, as counted seconds ago.'),
    lagSeconds: whole.nullable().describe('Age of the oldest change that waits; null where none does.'),
  })
  .meta({ id: 'SearchIndex' });
export type SearchIndex = z.output<typeof searchIndex>;

const typedTwice = {
  email,
  confirmation: z.string().max(254).describe('The address once more.'),
};

export const operationCalls = {
  searchIndices: defineCall({
    method: 'GET',
    path: '/admin/operator/search-index',
    summary: 'How the indices of cars and of search agents stand. For operators',
    response: z.object({ engineAnswers: z.boolean(), items: z.array(searchIndex) }).meta({ id: 'SearchIndices' }),
    secure: true,
  }),
  operations: defineCall({
    method: 'GET',
    path: '/admin/operator/operations',
    summary: 'What is under way and what ran last of each kind. For operators',
    response: z.object({ items: z.array(operationRun) }).meta({ id: 'OperationRuns' }),
    secure: true,
  }),
  startOperation: defineCall({
    method: 'POST',
    path: '/admin/operator/operations',
    summary: 'Lets something run in the background, one of a kind at a time. For operators',
    body: z.strictObject({ kind: z.enum(operationKinds) }),
    response: operationRun,
    secure: true,
  }),
  cancelOperation: defineCall({
    method: 'POST',
    path: '/admin/operator/operations/:runId/cancel',
    summary: 'Has something stop that is under way, where it can. For operators',
    params: z.object({ runId: z.uuid() }),
    response: operationRun,
    secure: true,
  }),
  exportPersonalData: defineCall({
    method: 'POST',
    path: '/admin/operator/personal-data/export',
    summary:
      'All that is kept about a person, by mail address, with files up to 30 MB in all; nothing of the answer is stored. For operators',
    body: z.strictObject(typedTwice),
    response: z.looseObject({ files: z.array(personalFile) }).meta({ id: 'PersonalData' }),
    secure: true,
    takesLong: true,
  }),
  erasePersonalData: defineCall({
    method: 'POST',
    path: '/admin/operator/personal-data/erase',
    summary:
      'Removes what is kept about a person, by mail address; of an account that others need nothing. Needs a fresh sign-in. For operators',
    body: z.strictObject({
      ...typedTwice,
      account: z.boolean().default(false).describe('Their account as well.'),
    }),
    response: z
      .object({
        inquiries: whole,
        messages: whole,
        searchAgents: whole,
        requests: whole.describe('For a dealership.'),
        mails: whole,
        notices: whole.describe('They stay, without a name.'),
        account: z.boolean(),
      })
      .meta({ id: 'ErasedData' }),
    secure: true,
    takesLong: true,
  }),
};
