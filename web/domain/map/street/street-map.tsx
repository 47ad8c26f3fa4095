import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import type { Map as MapLibre } from 'maplibre-gl';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type JoinedFlag, toldBy } from './join-flags.ts';
import { openMap } from './open-map.ts';
import { SpotCard } from './spot-card.tsx';
import { StreetFlags } from './street-flags.tsx';
import type { StreetMapContent } from './street-map-content.ts';
import type { StreetMapHandlers } from './street-map-offer.tsx';
import { useFlags } from './use-flags.ts';

interface Spot {
  kind: string;
  latitude: number;
  longitude: number;
}

interface Props<Entry> extends StreetMapHandlers {
  styleUrl: string;
  bounds: MapBounds;
  content: StreetMapContent<Entry>;
}

/** A map of streets with flags, which are asked for anew wherever it is moved to. */
export function StreetMap<Entry extends Spot>({ styleUrl, bounds, content, onClose, onFailure }: Props<Entry>) {
  const t = useTexts('map');
  const [map, setMap] = useState<MapLibre>();
  const { flags, summary, isOutage } = useFlags(map, content);
  const [told, setTold] = useState<{ flag: JoinedFlag<Entry>; entries: readonly Entry[] }>();
  const pressedButton = useRef<HTMLButtonElement>(null);
  const first = useRef({ styleUrl, bounds, label: t('keys'), onReady: setMap, onFailure });
  const attach = useCallback((frame: HTMLDivElement) => openMap(frame, first.current), []);

  const press = (flag: JoinedFlag<Entry>, button: HTMLButtonElement) => {
    if (!map) return;
    const entries = toldBy(flag, map.getZoom() >= map.getMaxZoom());
    setTold(entries && { flag, entries });
    pressedButton.current = button;
    if (entries) return;
    const { latitude, longitude } = flag.entry;
    map.easeTo({ center: [longitude, latitude], zoom: map.getZoom() + 2 });
    // The flag is about to give way to those it stands for.
    map.getCanvas().focus();
  };
  const closeCard = () => {
    setTold(undefined);
    if (pressedButton.current?.isConnected) pressedButton.current.focus();
    else map?.getCanvas().focus();
  };

  return (
    <section aria-label={t('label')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 text-sm text-text-2">
        <p role="status">{isOutage ? t('outage') : (summary ?? t('opening'))}</p>
        <Button size="sm" icon="x" onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </div>
      <div className="relative overflow-hidden rounded-md border border-line bg-surface-2">
        <div ref={attach} className="street-map" />
        {map && (
          <>
            <div className="absolute top-2 right-2 z-2 grid gap-1">
              <IconButton icon="plus" label={t('closer')} className={controlClasses} onClick={() => map.zoomIn()} />
              <IconButton icon="minus" label={t('further')} className={controlClasses} onClick={() => map.zoomOut()} />
            </div>
            <StreetFlags
              map={map}
              label={content.label}
              flags={flags}
              shown={content.shown}
              name={content.name}
              pressed={told?.flag}
              onPress={press}
            />
          </>
        )}
        {told && (
          <SpotCard onClose={closeCard} key={content.name(told.flag.entry)}>
            {told.entries.map(content.card)}
          </SpotCard>
        )}
      </div>
    </section>
  );
}

const controlClasses = 'border border-line-strong bg-surface-3 shadow-2';
