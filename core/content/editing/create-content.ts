import { pageKeys } from '@kardan/contract/site-paths';
import type { ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireEditor } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { noteAndCheckUses } from '../checks/note-uses.ts';
import { type ContentRow, insertContent, insertVersion } from '../content-write-store.ts';
import { checkedForSaving, slugOf, type TextInput } from './checked-for-saving.ts';
import { onRecord } from './on-record.ts';

interface NewText extends TextInput {
  kind: ContentKind;
  key: string;
  language: Language;
}

/** Adds a text as a draft under a slug that has never named another one; of a page only where there is that page. */
export async function createContent(tx: Tx, actor: Actor, input: NewText): Promise<ContentRow> {
  requireEditor(actor);
  const { kind, key, language } = input;
  if (pageKeys[kind]?.includes(key) === false) {
    throw new InvalidRequest([{ path: ['key'], code: 'unknown-page', message: 'no page has this text' }]);
  }
  const text = await checkedForSaving(tx, kind, language, input);
  const slug = slugOf(text.frontMatter, key);
  const content = await refusingTakenSlug(insertContent(tx, { kind, key, language, slug }));
  await insertVersion(tx, content, { ...text, source: 'editor', authorAccountId: accountOf(actor) });
  await noteAndCheckUses(tx, content.id, text);
  await recordAct(tx, actor, { action: 'content.created', object: onRecord(content), after: { slug } });
  return content;
}
