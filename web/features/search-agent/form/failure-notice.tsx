'use client';

import { FormFailure } from '@kardan/ui/feedback/form-failure.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Failure } from './failure.ts';

/** Why it could not be done and what to do; the button below tries again. */
export function FailureNotice({ failure: { text, values, offline = false, requestId } }: { failure: Failure }) {
  const t = useTexts('search-agent');
  return (
    <FormFailure
      offline={offline}
      detail={requestId === undefined ? undefined : t('failure.requestId', { id: requestId })}
    >
      {t(text, values)}
    </FormFailure>
  );
}
