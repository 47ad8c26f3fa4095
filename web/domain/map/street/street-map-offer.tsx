'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What a street map tells of itself. */
export interface StreetMapHandlers {
  onClose: () => void;
  onFailure: () => void;
}

interface Props<Given> {
  load: () => Promise<ComponentType<Given & StreetMapHandlers>>;
  /** What the street map is opened with. */
  given: Given;
  /** The drawn map, which stands here until then. */
  children: ReactNode;
}

/**
 * A drawn map and the button that puts a map of streets in its place. Until it is pressed nothing of that is loaded, and
 * nobody but the site is asked for anything.
 */
export function StreetMapOffer<Given extends { styleUrl: string }>({ load, given, children }: Props<Given>) {
  const t = useTexts('map');
  const [phase, setPhase] = useState<'offered' | 'loading' | 'failed'>('offered');
  const [opened, setOpened] = useState<{ Map: ComponentType<Given & StreetMapHandlers> }>();
  const isBack = useRef(false);

  const open = async () => {
    setPhase('loading');
    try {
      setOpened({ Map: await load() });
    } catch {
      setPhase('failed');
    }
  };
  const close = (next: 'offered' | 'failed') => {
    isBack.current = true;
    setOpened(undefined);
    setPhase(next);
  };
  /** Whoever comes back from the map goes on where it was opened. */
  const focusWhenBack = (button: HTMLButtonElement | null) => {
    if (!button || !isBack.current) return;
    isBack.current = false;
    button.focus();
  };

  if (opened) return <opened.Map {...given} onClose={() => close('offered')} onFailure={() => close('failed')} />;
  return (
    <div>
      {children}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
        <Button
          ref={focusWhenBack}
          size="sm"
          icon="map"
          busy={phase === 'loading'}
          busyLabel={t('opening')}
          onClick={() => void open()}
        >
          {t('open')}
        </Button>
        <p className="min-w-0 text-xs text-text-3">{t('privacy', { host: new URL(given.styleUrl).host })}</p>
      </div>
      <div role="status">
        {phase === 'failed' && (
          <p className="mt-3 flex items-start gap-2 text-sm text-alert">
            <Icon name="circle-alert" className="mt-0.5" />
            {t('failed')}
          </p>
        )}
      </div>
    </div>
  );
}
