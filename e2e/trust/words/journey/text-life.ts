import type { ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Given } from '../fill-body.ts';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';

/** A text of the site while people work on it. */
interface TextInWork {
  id: number;
  revision: number;
}

export interface NewText {
  kind: ContentKind;
  key: string;
  language: Language;
  /** What stands above it, with words of its own for each version. */
  frontMatter: (call: string) => Given;
}

/** Adds a text and writes its second version; without a body of our own, one of harmful words alone. */
export async function writeText(
  { operator: { call } }: Cast,
  { kind, key, language, frontMatter }: NewText,
  bodyMarkdown?: string,
): Promise<TextInWork> {
  const made = await call('createContent', {
    given: { kind, key, language, frontMatter: frontMatter('createContent') },
  });
  const saved = await call('saveContent', {
    params: { contentId: made?.id },
    given: { frontMatter: frontMatter('saveContent'), ...(bodyMarkdown && { bodyMarkdown }) },
    ifMatch: made?.revision,
  });
  return { id: made?.id, revision: saved?.revision };
}

/** Hands a text to review, back and to review again, and brings it before visitors. */
export async function publishText({ operator, secondOperator }: Cast, { id, revision }: TextInWork): Promise<void> {
  const step = async (by: Cast['operator'], ifMatch: number, given: Given): Promise<number> =>
    (await by.call('contentState', { params: { contentId: id }, given: { publishAt: undefined, ...given }, ifMatch }))
      ?.revision;
  const toReview = { to: 'review', remark: undefined, reason: undefined };
  const inReview = await step(operator, revision, toReview);
  const back = await step(secondOperator, inReview, { to: 'draft', reason: undefined });
  const again = await step(operator, back, toReview);
  await step(operator, again, { to: 'published', remark: undefined });
}

/** Shows a text that is not public to whoever is given the link; the link's secret. */
export async function sharePreview({ operator }: Cast, { id }: TextInWork): Promise<string> {
  const link = await operator.call('contentPreviewLink', { params: { contentId: id } });
  return link ? (new URL(link.url).pathname.split('/').at(-1) ?? '') : '';
}

/** What visitors read has no HTML in it: words alone go online, and are harmful enough. */
export function onlineBody({ speech }: Scene): string {
  const mark = speech.newMark();
  const text = `Ein Absatz ${mark} =1+1 {7*7} javascript:hit()`;
  speech.remember({ mark, call: 'saveContent', field: 'bodyMarkdown', text });
  return text;
}
