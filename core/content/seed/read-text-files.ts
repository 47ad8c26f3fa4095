import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ContentKind } from '@kardan/contract/values/content';
import { contentKey } from '@kardan/contract/values/content-key';
import type { Language } from '@kardan/contract/values/identifiers';
import { ContentFault } from '../text/content-fault.ts';
import { readTextFile } from '../text/read-text-file.ts';

export const contentFolder = new URL('../../../content/', import.meta.url);

const folders: Record<ContentKind, string> = {
  article: 'articles',
  portal: 'pages',
  press: 'press',
  'price-list': 'price-lists',
  testimonial: 'testimonials',
};
const languages: Record<string, Language> = { de: 'de-AT', en: 'en' };

export interface TextFile {
  path: string;
  kind: ContentKind;
  key: string;
  language: Language;
  hash: string;
  frontMatter: Record<string, string>;
  bodyMarkdown: string;
}

/** Every file of a text below a folder; refuses one whose name or form is wrong. */
export async function readTextFiles(folder = contentFolder): Promise<TextFile[]> {
  const kinds = Object.entries(folders) as [ContentKind, string][];
  const files = await Promise.all(
    kinds.map(async ([kind, name]) => {
      const names = await readdir(new URL(`${name}/`, folder)).catch(() => []);
      return Promise.all(
        names
          .filter((each) => each.endsWith('.md'))
          .sort()
          .map((each) => readOne(folder, kind, `${name}/${each}`)),
      );
    }),
  );
  return files.flat();
}

async function readOne(folder: URL, kind: ContentKind, path: string): Promise<TextFile> {
  const text = await readFile(new URL(path, folder), 'utf8');
  const [, key = '', suffix = ''] = /\/([^/.]+)\.([a-z]+)\.md$/.exec(path) ?? [];
  const language = languages[suffix];
  if (!language || !contentKey.safeParse(key).success)
    throw new ContentFault(`${path} is not named <key>.de.md or .en.md`);
  try {
    const { frontMatter, body } = readTextFile(text);
    const hash = createHash('sha256').update(text).digest('hex');
    return { path, kind, key, language, hash, frontMatter, bodyMarkdown: body };
  } catch (error) {
    throw error instanceof ContentFault ? new ContentFault(`${path}: ${error.message}`) : error;
  }
}
