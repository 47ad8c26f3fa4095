'use client';

import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';

/** Says that the connection is gone and how old the page is, and keeps presses of links from the browser's error page. */
export function OfflineNotice() {
  const t = useTexts('common');
  const locale = useLocale();
  const [since, setSince] = useState<string>();
  const [pressed, setPressed] = useState<HTMLAnchorElement>();
  useEffect(() => {
    const update = () => {
      setSince(navigator.onLine ? undefined : timeInVienna(locale));
      setPressed(undefined);
    };
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [locale]);
  useEffect(() => {
    if (!since) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = leadsElsewhere(event);
      // Pressed again it leads on: browsers are sometimes wrong about the connection.
      if (!link || link === pressed) return;
      event.preventDefault();
      event.stopPropagation();
      setPressed(link);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [since, pressed]);
  return (
    <div role="status" className="sticky top-[61px] z-30 lg:top-[69px]">
      {since && (
        <div className="border-b border-line bg-surface-2 text-sm">
          <p className="page flex items-start gap-2.5 py-2.5">
            <Icon name="wifi-off" className="mt-0.5 shrink-0 text-text-3" />
            <span className="text-text-2">
              <strong className="font-semi text-text">{t(pressed ? 'offline.link' : 'offline.title')}.</strong>{' '}
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
