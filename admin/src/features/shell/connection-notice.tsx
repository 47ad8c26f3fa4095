import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no connection: what is on the screen stays, and may be old. */
export function ConnectionNotice() {
  const t = useTexts('shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2.5 border-b border-line bg-surface-2 px-(--gutter) py-2.5 text-sm">
          <Icon name="wifi-off" className="text-text-3" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
