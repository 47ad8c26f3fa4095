import type { Issue } from '@kardan/contract/problem';

/**
 * Whether the database says so of NUL, in a text (22021) or escaped in JSON (22P05), or of half a sign in JSON: no rule of ours has
 * caught it, and it came from outside.
 */
export function isUnstorableText(error: unknown): boolean {
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  return code === '22021' || code === '22P05' || (code === '22P02' && /surrogate/.test(String(detail)));
}

/** Where in a body they stand. */
export function unstorableTexts(value: unknown, path: Issue['path'] = []): Issue[] {
  if (typeof value === 'string') {
    if (isStorable(value)) return [];
    return [{ in: 'body', path, code: 'control-character', message: 'holds NUL or half a sign' }];
  }
  if (Array.isArray(value)) return value.flatMap((item, place) => unstorableTexts(item, [...path, place]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorableTexts(item, [...path, name]));
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
