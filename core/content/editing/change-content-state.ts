import type { ContentState } from '@kardan/contract/values/content';
import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceContent, announceScheduledContent } from '../../changes/announce-content.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { type ContentRow, loadVersion, updateContent } from '../content-write-store.ts';
import { loadForEditing } from './load-for-editing.ts';
import { onRecord } from './on-record.ts';
import { releaseVersion } from './release-version.ts';

type Change = { to: Exclude<ContentState, 'scheduled'> } | { to: 'scheduled'; publishAt: Date };

/**
 * Moves a text on in its life, as the table of transitions allows, unless somebody changed it since that revision. What is
 * published or scheduled is its newest version; a scheduled one becomes public at its time by itself. `published` for a text
 * that is public already brings its newest version before visitors.
 */
export async function changeContentState(
  tx: Tx,
  actor: Actor,
  contentId: number,
  revision: number,
  change: Change,
): Promise<ContentRow> {
  const content = await loadForEditing(tx, actor, contentId, revision);
  if (change.to === 'scheduled' && change.publishAt <= new Date()) {
    throw new InvalidRequest([{ path: ['publishAt'], code: 'in-the-past', message: 'lies in the past' }]);
  }
  const changed = await refusingTransition(moved(tx, content, change));
  await recordAct(tx, actor, {
    action: 'content.state-changed',
    object: onRecord(content),
    before: { state: content.state, publishAt: content.publishAt },
    after: { state: changed.state, publishAt: changed.publishAt },
  });
  if (change.to === 'scheduled') await announceScheduledContent(tx, content, change.publishAt);
  await announceContent(tx, content);
  return changed;
}

async function moved(tx: Tx, content: ContentRow, change: Change): Promise<ContentRow> {
  if (change.to !== 'published' && change.to !== 'scheduled')
    return updateContent(tx, content.id, { state: change.to });
  const newest = await loadVersion(tx, content.id, 'newest');
  if (!newest) throw new Error(`text ${content.id} has no version`);
  const publishAt = change.to === 'scheduled' ? change.publishAt : firstPublished(content);
  return releaseVersion(tx, content, newest, { state: change.to, publishAt });
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
