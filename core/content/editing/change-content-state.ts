import type { ContentState } from '@kardan/contract/values/content';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceContent, announceScheduledContent } from '../../changes/announce-content.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { type ContentChange, type ContentRow, loadVersion, updateContent } from '../content-write-store.ts';
import { requireWhole } from './checked-for-saving.ts';
import { loadForEditing } from './load-for-editing.ts';
import { onRecord } from './on-record.ts';
import { releaseVersion } from './release-version.ts';
import { requireRelease } from './require-release.ts';

export type StateChange = ({ to: Exclude<ContentState, 'scheduled'> } | { to: 'scheduled'; publishAt: Date }) & {
  /** Why it is handed back to whoever wrote it. */
  remark?: string | undefined;
  /** Why an operator releases a text of their own, or takes it away. */
  reason?: string | undefined;
};

type Version = NonNullable<Awaited<ReturnType<typeof loadVersion>>>;

/**
 * Moves a text on in its life, as the table of transitions allows, unless somebody changed it since that revision. What is
 * published or scheduled is its newest version, whole and released by somebody else than its author; a scheduled one becomes
 * public at its time by itself. `published` for a text that is public already brings its newest version before visitors.
 */
export async function changeContentState(
  tx: Tx,
  actor: Actor,
  contentId: number,
  revision: number,
  change: StateChange,
): Promise<ContentRow> {
  const content = await loadForEditing(tx, actor, contentId, revision);
  if (change.to === 'scheduled' && change.publishAt <= new Date()) {
    throw new InvalidRequest([{ path: ['publishAt'], code: 'in-the-past', message: 'lies in the past' }]);
  }
  const newest = await loadVersion(tx, content.id, 'newest');
  if (!newest) throw new Error(`text ${content.id} has no version`);
  if (change.to !== 'draft' && change.to !== 'archived') requireWhole(newest);
  requireRelease(actor, change.to, newest.authorAccountId, change.reason);
  const changed = await refusingTransition(moved(tx, actor, content, newest, change));
  const { reason, remark } = change;
  await recordAct(tx, actor, {
    action: 'content.state-changed',
    object: onRecord(content),
    before: { state: content.state, publishAt: content.publishAt },
    after: {
      state: changed.state,
      publishAt: changed.publishAt,
      version: newest.number,
      ...(reason && { reason }),
      ...(remark && { remark }),
    },
  });
  if (change.to === 'scheduled') await announceScheduledContent(tx, content, change.publishAt);
  await announceContent(tx, content);
  return changed;
}

async function moved(
  tx: Tx,
  actor: Actor,
  content: ContentRow,
  newest: Version,
  change: StateChange,
): Promise<ContentRow> {
  const remark = remarkOf(actor, change);
  if (change.to !== 'published' && change.to !== 'scheduled') {
    return updateContent(tx, content.id, { state: change.to, ...remark });
  }
  const publishAt = change.to === 'scheduled' ? change.publishAt : firstPublished(content);
  return releaseVersion(tx, content, newest, { state: change.to, publishAt, ...remark });
}

/** A remark stands until the text goes to review again. */
function remarkOf(actor: Actor, { to, remark }: StateChange): ContentChange {
  if (to !== 'draft') return { remark: null, remarkBy: null, remarkAt: null };
  return remark ? { remark, remarkBy: accountOf(actor), remarkAt: new Date() } : {};
}

/** A text that was public before keeps its day. */
function firstPublished({ publishAt }: ContentRow): Date {
  return publishAt !== null && publishAt <= new Date() ? publishAt : new Date();
}

async function refusingTransition<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if ((cause as { constraint?: string }).constraint !== 'state_transition') throw cause;
    const { message } = cause as Error;
    throw new InvalidRequest([{ path: ['to'], code: 'state-transition', message }]);
  }
}
