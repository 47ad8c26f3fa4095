import { randomUUID } from 'node:crypto';
import type { Database } from '@kardan/core/db/database';
import { buildContentPicture, textFile } from '@kardan/core/testing/build-content';
import { sql } from 'kysely';
import { signedIn, visitorOf } from '../people.ts';
import { byTurns, type Person, timesOf, type Writer } from './writer.ts';

export interface Article {
  slug: string;
  body: string;
}

interface OwnText extends Article {
  contentId: string;
  editor: Person;
  frontMatter: Record<string, string>;
}

/** Texts of the site, saved and released; whoever had no answer looks what is there before they save again. */
export async function contentWriter(
  db: Database,
  origin: string,
): Promise<Writer & { articles: readonly Article[]; planText(at: Date): Promise<number> }> {
  await buildContentPicture(db);
  const texts: OwnText[] = [];
  for (let place = 0; place < 6; place++) {
    const editor = await signedIn(db, origin, { isOperator: true, isEditor: true });
    const slug = `ratgeber-${place}`;
    const frontMatter = textFile({ key: slug }).frontMatter;
    const text = { frontMatter, bodyMarkdown: 'Anfang.' };
    const { id, revision } = await editor.createContent({
      body: { kind: 'article', key: slug, language: 'de-AT', ...text },
    });
    const review = { params: { contentId: String(id) }, ifMatch: revision, body: { to: 'review' as const } };
    await release(editor, String(id), (await editor.contentState(review)).revision);
    texts.push({ slug, contentId: String(id), editor, frontMatter, body: 'Anfang.' });
  }
  const free = byTurns(texts);
  return {
    kind: 'content',
    share: 1,
    articles: texts,
    async planText(at) {
      const editor = await signedIn(db, origin, { isOperator: true, isEditor: true });
      const key = `geplant-${randomUUID()}`;
      const frontMatter = textFile({ key }).frontMatter;
      const text = { kind: 'article' as const, key, language: 'de-AT' as const, frontMatter, bodyMarkdown: 'Geplant.' };
      const { id, revision } = await editor.createContent({ body: text });
      const params = { contentId: String(id) };
      const { revision: reviewed } = await editor.contentState({ params, ifMatch: revision, body: { to: 'review' } });
      const body = { to: 'scheduled' as const, publishAt: at.toISOString(), reason: 'Eigener Text' };
      await editor.contentState({ params, ifMatch: reviewed, body });
      return id;
    },
    next() {
      const text = free.take();
      if (!text) return undefined;
      const mark = `Fassung ${randomUUID()}`;
      return {
        mark,
        async send() {
          const { editor, contentId, frontMatter } = text;
          const params = { contentId };
          const seen = await editor.content({ params });
          const saved =
            seen.version.bodyMarkdown === mark
              ? seen
              : await editor.saveContent({
                  params,
                  ifMatch: seen.revision,
                  body: { frontMatter, bodyMarkdown: mark },
                });
          if (saved.isAhead) await release(editor, contentId, saved.revision);
        },
        settled(isAcknowledged) {
          if (!isAcknowledged) return;
          text.body = mark;
          free.giveBack(text);
        },
      };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select body_markdown as mark, count(*)::int as times from content_revision where body_markdown like 'Fassung %'
        group by 1`.execute(db);
      return timesOf(rows);
    },
    async differences() {
      const shown = await Promise.all(texts.map(({ slug }) => articleAt(origin, slug)));
      return texts.flatMap(({ slug, body }, place) =>
        shown[place] === body ? [] : [`${slug} shows ${shown[place]}, acknowledged was ${body}`],
      );
    },
  };
}

/** What visitors read. */
export async function articleAt(origin: string, slug: string): Promise<string> {
  const { blocks } = await visitorOf(origin).article({ params: { slug }, query: { language: 'de-AT' } });
  return blocks.map((block) => ('markdown' in block ? block.markdown : '')).join('\n');
}

async function release(editor: Person, contentId: string, revision: number): Promise<void> {
  await editor.contentState({
    params: { contentId },
    ifMatch: revision,
    body: { to: 'published', reason: 'Eigener Text' },
  });
}
