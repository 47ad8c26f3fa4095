'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import { useEffect } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What shows when a page breaks while it is rendered. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTexts('common');
  useEffect(() => reportError(error), [error]);
  return (
    <MessagePage title={t('error.title')} text={t('error.text')}>
      <Button variant="accent" onClick={reset}>
        {t('error.retry')}
      </Button>
      {error.digest && <p className="basis-full text-xs text-text-3">{t('error.requestId', { id: error.digest })}</p>}
    </MessagePage>
  );
}
