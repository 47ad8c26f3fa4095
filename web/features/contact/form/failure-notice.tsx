'use client';

import { useTexts } from '#lib/texts/texts-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Failure } from './failure.ts';

/** Why it was not sent and what to do; what was typed is still there, and the button below tries again. */
export function FailureNotice({ failure: { kind, requestId } }: { failure: Failure }) {
  const t = useTexts('contact');
  return (
    <div className="flex items-start gap-2.5 rounded-sm bg-alert-soft p-3 text-sm">
      <Icon name={kind === 'offline' ? 'wifi-off' : 'triangle-alert'} className="mt-0.5 text-alert" />
      <p>
        {t(`failure.${kind}`)}
        {requestId && (
          <span className="mt-1 block text-2xs text-text-3">{t('failure.requestId', { id: requestId })}</span>
        )}
      </p>
    </div>
  );
}
