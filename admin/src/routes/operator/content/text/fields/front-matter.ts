import type { ContentDraft, TextInput } from '@kardan/contract/calls/operator/content';
import type { ContentKind } from '@kardan/contract/values/content';

/** What stands above the text, each as one types it; lists with commas. */
export type Fields = Readonly<Record<string, string>>;

export interface WrittenText {
  fields: Fields;
  body: string;
}

/** In the order in which they stand below title and lead. */
export const detailsOf = {
  article: [
    'slug',
    'question',
    'tags',
    'picture',
    'alt',
    'published',
    'checked',
    'author',
    'chart',
    'related',
    'cars',
    'carsTitle',
  ],
  portal: ['published', 'checked'],
  press: ['slug', 'published', 'checked', 'author'],
  'price-list': ['published', 'checked'],
  testimonial: ['published', 'checked'],
} as const satisfies Record<ContentKind, readonly string[]>;

export type Detail = (typeof detailsOf)[ContentKind][number];

export function textOf({ version }: Pick<ContentDraft, 'version'>): WrittenText {
  const fields = Object.entries(version.frontMatter).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, Array.isArray(value) ? value.join(', ') : String(value)]],
  );
  return { fields: Object.fromEntries(fields), body: version.bodyMarkdown };
}

/** As the call takes it; what is empty is not there. */
export function inputOf({ fields, body }: WrittenText): TextInput {
  const filled = Object.entries(fields)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return { frontMatter: Object.fromEntries(filled), bodyMarkdown: body };
}

export function isSameText(a: WrittenText, b: WrittenText): boolean {
  const key = (text: WrittenText) => {
    const { frontMatter, bodyMarkdown } = inputOf(text);
    return JSON.stringify([Object.entries(frontMatter).sort(([one], [other]) => (one < other ? -1 : 1)), bodyMarkdown]);
  };
  return key(a) === key(b);
}
