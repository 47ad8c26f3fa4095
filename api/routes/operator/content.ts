import { operatorContentCalls as calls, type StateInput } from '@kardan/contract/calls/operator/content';
import type { Actor } from '@kardan/core/accounts/actor';
import { changeContentState, type StateChange } from '@kardan/core/content/editing/change-content-state';
import { createContent } from '@kardan/core/content/editing/create-content';
import { listContents } from '@kardan/core/content/editing/list-contents';
import { readChecks, readDraft } from '@kardan/core/content/editing/read-draft';
import { removeContent } from '@kardan/core/content/editing/remove-content';
import { saveContent } from '@kardan/core/content/editing/save-content';
import { notePresence } from '@kardan/core/content/presence/note-presence';
import { sharePreview } from '@kardan/core/content/preview/share-preview';
import { compareUnsaved, compareVersions } from '@kardan/core/content/revisions/compare-versions';
import { listRevisions, readRevision } from '@kardan/core/content/revisions/read-revisions';
import { restoreRevision } from '@kardan/core/content/revisions/restore-revision';
import { inTransaction, type Tx } from '@kardan/core/db/database';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { editor } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: editor, limit: perAccount(300, 'minute') } as const;
/** Who writes saves every few seconds, in a tab or two. */
const writing = { access: editor, limit: perAccount(120, 'minute') } as const;
const changing = { access: editor, limit: perAccount(60, 'minute') } as const;

export function operatorContentRoutes(api: Api, services: Services): void {
  /** A change, and the text as it is then. */
  const change = async (actor: Actor, work: (tx: Tx) => Promise<{ id: number }>) => {
    const { id } = await inTransaction(services.db, work);
    return readDraft(services, actor, id);
  };
  api.route({
    ...calls.contents,
    ...reading,
    handler: ({ actor, query }) => listContents(services, actor, query),
  });
  api.route({
    ...calls.content,
    ...reading,
    handler: ({ actor, params }) => readDraft(services, actor, params.contentId),
  });
  api.route({
    ...calls.createContent,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => change(actor, (tx) => createContent(tx, actor, body)),
  });
  api.route({
    ...calls.saveContent,
    ...writing,
    handler: ({ actor, params, revision, body }) =>
      change(actor, (tx) => saveContent(tx, actor, params.contentId, revision, body)),
  });
  api.route({
    ...calls.removeContent,
    ...changing,
    handler: ({ actor, params, revision }) =>
      inTransaction(services.db, (tx) => removeContent(tx, actor, params.contentId, revision)),
  });
  api.route({
    ...calls.contentState,
    ...changing,
    handler: ({ actor, params, revision, body }) =>
      change(actor, (tx) => changeContentState(tx, actor, params.contentId, revision, stateChange(body))),
  });
  api.route({
    ...calls.contentChecks,
    ...reading,
    handler: ({ actor, params }) => readChecks(services, actor, params.contentId),
  });
  api.route({
    ...calls.contentRevisions,
    ...reading,
    handler: ({ actor, params, query }) => listRevisions(services, actor, params.contentId, query),
  });
  api.route({
    ...calls.contentRevision,
    ...reading,
    handler: ({ actor, params }) => readRevision(services, actor, params.contentId, params.number),
  });
  api.route({
    ...calls.restoreRevision,
    ...changing,
    handler: ({ actor, params, revision }) =>
      change(actor, (tx) => restoreRevision(tx, actor, params.contentId, params.number, revision)),
  });
  api.route({
    ...calls.contentDifference,
    ...reading,
    handler: ({ actor, params, query }) => compareVersions(services, actor, params.contentId, query),
  });
  api.route({
    ...calls.compareContent,
    ...changing,
    handler: ({ actor, params, body }) => compareUnsaved(services, actor, params.contentId, body),
  });
  api.route({
    ...calls.contentPresence,
    ...reading,
    handler: ({ actor, params, body }) => notePresence(services, actor, params.contentId, body),
  });
  api.route({
    ...calls.contentPreviewLink,
    ...changing,
    handler: ({ actor, params }) => sharePreview(services, actor, params.contentId),
  });
}

/** The schema has seen to it that a scheduled text has its time, and no other one. */
function stateChange({ to, publishAt, remark, reason }: StateInput): StateChange {
  const said = { remark, reason };
  return to === 'scheduled' ? { to, publishAt: new Date(publishAt as string), ...said } : { to, ...said };
}
