'use client';

import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { holdNavigation } from './hold-navigation.ts';

/** Says that the connection is gone and how old the page is; what would lead to another page waits until the site is reached again. */
export function OfflineNotice() {
  const t = useTexts('common');
  const locale = useLocale();
  const [since, setSince] = useState<string>();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let hold: ReturnType<typeof holdNavigation> | undefined;
    const reached = () => {
      setSince(undefined);
      setIsHeld(false);
      hold?.letGo();
      hold = undefined;
    };
    const connected = () => void hold?.check();
    const disconnected = () => {
      // Gone again before anything was reached: the page is as old as before.
      if (hold) return;
      setSince(timeInVienna(locale));
      hold = holdNavigation({ onHeld: () => setIsHeld(true), onReached: reached });
    };
    if (!navigator.onLine) disconnected();
    window.addEventListener('online', connected);
    window.addEventListener('offline', disconnected);
    return () => {
      window.removeEventListener('online', connected);
      window.removeEventListener('offline', disconnected);
      hold?.letGo();
    };
  }, [locale]);
  return (
    <div role="status" className="sticky top-[61px] z-30 lg:top-[69px]">
      {since && (
        <div className="border-b border-line bg-surface-2 text-sm">
          <p className="page flex items-start gap-2.5 py-2.5">
            <Icon name="wifi-off" className="mt-0.5 shrink-0 text-text-3" />
            <span className="text-text-2">
              <strong className="font-semi text-text">{t(isHeld ? 'offline.link' : 'offline.title')}.</strong>{' '}
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
