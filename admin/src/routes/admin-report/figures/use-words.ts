import { useMemo } from 'react';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import type { Words } from '../words/summaries.ts';

/** What every sentence of the report is made with. */
export function useWords(): Words {
  const t = useTexts('statistics');
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}
