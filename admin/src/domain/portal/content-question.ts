import { type ContentKind, type ContentState, contentKinds, contentStates } from '@kardan/contract/values/content';

/** Which texts of the site somebody looks at. */
export interface ContentQuestion {
  kind: ContentKind;
  state?: ContentState | undefined;
  q: string;
}

/** What the address says of the list; what it says wrongly is left out. */
export function readContentQuestion(search: Record<string, unknown>): ContentQuestion {
  const { kind, state, q } = search;
  return {
    kind: contentKinds.find((known) => known === kind) ?? 'article',
    state: contentStates.find((known) => known === state),
    // What somebody searches for may look like a number: "2027".
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : '',
  };
}

/** The way back: only what is not so anyway. */
export function contentSearchOf({ kind, state, q }: ContentQuestion): Record<string, string> {
  return { ...(kind !== 'article' && { kind }), ...(state && { state }), ...(q !== '' && { q }) };
}
