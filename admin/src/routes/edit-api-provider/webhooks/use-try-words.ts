import type { AttemptFailure } from '@kardan/contract/values/webhooks';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Try {
  status: number | null;
  failure: AttemptFailure | null;
}

/** What became of an attempt, in a sentence; the bare status where it got through. */
export function useTryWords(): (attempt: Try) => string {
  const t = useTexts('webhooks');
  return ({ status, failure }) => {
    const answered = String(status ?? '–');
    return failure ? t(`failure.${failure}`, { status: answered }) : answered;
  };
}
