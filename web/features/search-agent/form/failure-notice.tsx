'use client';

import { useTexts } from '#lib/texts/texts-provider.tsx';
import { FormFailure } from '#ui/feedback/form-failure.tsx';
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
