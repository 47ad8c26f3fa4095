import type { ReplyTemplate } from '@kardan/contract/calls/admin/inbox-settings';
import { inboxBounds } from '@kardan/contract/values/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { InvalidRequest, NotFound } from '../../../kernel/errors.ts';
import { findInbox } from '../find-inbox.ts';
import { lockInboxSettings } from '../settings/setting-store.ts';
import { starterTemplates } from './starter-templates.ts';
import {
  countOtherTemplates,
  deleteTemplate,
  hideTemplate,
  loadTemplates,
  type StoredTemplate,
  saveTemplate,
} from './template-store.ts';

/** A dealership's templates by name, then ours that it has neither changed nor removed. */
export async function listTemplates(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: ReplyTemplate[] }> {
  const stored = await loadTemplates(db, await findInbox({ db }, actor, dealership, 'read'));
  const known = new Set(stored.map(({ id }) => id));
  return {
    items: [
      ...stored.flatMap(({ isRemoved, ...own }) => (isRemoved ? [] : [{ ...own, isStarter: false }])),
      ...starterTemplates.filter(({ id }) => !known.has(id)).map((ours) => ({ ...ours, isStarter: true })),
    ],
  };
}

/** Makes or changes a template; the same again changes nothing. */
export async function saveReplyTemplate(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  template: StoredTemplate,
): Promise<ReplyTemplate> {
  const dealershipId = await findInbox({ db }, actor, dealership, 'change');
  await inTransaction(db, async (tx) => {
    await lockInboxSettings(tx, dealershipId);
    if ((await countOtherTemplates(tx, dealershipId, template.id)) >= inboxBounds.templates) {
      throw new InvalidRequest([{ path: ['name'], code: 'too-many-templates', message: 'no room for another' }]);
    }
    await saveTemplate(tx, dealershipId, template);
    const object = { id: template.id, label: template.name };
    await recordAct(tx, actor, { action: 'reply-template.changed', dealershipId, object });
  });
  return { ...template, isStarter: false };
}

/** Removes a template; one of ours stays away as well. */
export async function removeReplyTemplate(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  templateId: string,
): Promise<void> {
  const dealershipId = await findInbox({ db }, actor, dealership, 'change');
  await inTransaction(db, async (tx) => {
    const ours = starterTemplates.find(({ id }) => id === templateId);
    const label = ours
      ? await hideTemplate(tx, dealershipId, ours)
      : await deleteTemplate(tx, dealershipId, templateId);
    if (label === undefined) throw new NotFound('template');
    await recordAct(tx, actor, { action: 'reply-template.removed', dealershipId, object: { id: templateId, label } });
  });
}
