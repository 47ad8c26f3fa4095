'use client';

import { useEffect, useState } from 'react';
import { useLocale, useTexts } from '#lib/texts/texts-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** Says that the connection is gone and how old the page is. */
export function OfflineNotice() {
  const t = useTexts('common');
  const locale = useLocale();
  const [since, setSince] = useState<string>();
  useEffect(() => {
    const update = () => setSince(navigator.onLine ? undefined : timeInVienna(locale));
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [locale]);
  return (
    <div role="status">
      {since && (
        <div className="border-b border-line bg-surface-2 text-sm">
          <p className="page flex items-start gap-2.5 py-2.5">
            <Icon name="wifi-off" className="mt-0.5 shrink-0 text-text-3" />
            <span className="text-text-2">
              <strong className="font-semi text-text">{t('offline.title')}.</strong>{' '}
              {t('offline.text', { time: since })}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

function timeInVienna(locale: string): string {
  return new Date().toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' });
}
