'use client';

import { FormFailure } from '@kardan/ui/feedback/form-failure.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Failure } from './failure.ts';

/** Why it was not sent and what to do. */
export function FailureNotice({ failure: { kind, requestId } }: { failure: Failure }) {
  const t = useTexts('contact');
  return (
    <FormFailure
      offline={kind === 'offline'}
      detail={requestId === undefined ? undefined : t('failure.requestId', { id: requestId })}
    >
      {t(`failure.${kind}`)}
    </FormFailure>
  );
}
