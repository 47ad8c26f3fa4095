import type { useTexts } from '#lib/texts/use-texts.ts';

type HealthTexts = ReturnType<typeof useTexts<'portalHealth'>>;

/** Words for a job or a mail; one without words is named as the code names it: nothing is hidden. */
export function wordsFor(t: HealthTexts, kind: 'job' | 'mail' | 'run.phase', name: string): string {
  const key = `${kind}.${name}`;
  const text = t(key as Parameters<HealthTexts>[0]);
  return text === key ? name : text;
}
