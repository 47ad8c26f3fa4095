import type { useTexts } from '#lib/texts/use-texts.ts';

type HistoryTexts = ReturnType<typeof useTexts<'history'>>;

/** Words for an act, a field or a value; one without words is named as the API names it: nothing that happened is hidden. */
export function wordsFor(t: HistoryTexts, kind: 'action' | 'field' | 'value', name: string): string {
  const key = `${kind}.${name}`;
  const text = t(key as Parameters<HistoryTexts>[0]);
  return text === key ? name : text;
}
