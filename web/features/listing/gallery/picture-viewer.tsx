'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { neighbour, pictureInSight } from '#domain/listing/pictures/gallery/gallery-strip.ts';
import { ZoomedPicture } from './zoomed-picture.tsx';

export interface ShownPicture {
  hash: string;
  alt: string;
  /** Of the picture on the page that shows all of them. */
  href: string;
}

export interface ViewerProps {
  label: string;
  pictures: readonly ShownPicture[];
  /** The picture to begin with. */
  start: number;
  labels: Record<'previous' | 'next' | 'position' | 'close' | 'zoomIn' | 'zoomOut', string>;
  onClose: () => void;
}

/** The pictures one by one in the whole window: swiped, by arrow keys, zoomed by a double press or the button. */
export function PictureViewer({ label, pictures, start, labels, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const [zoomed, setZoomed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is where it is opened
  useEffect(() => {
    dialog.current?.showModal();
    goTo(start, 'instant');
  }, []);

  function goTo(index: number, behavior?: ScrollBehavior) {
    setZoomed(false);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, ...(behavior && { behavior }) });
  }
  const step = (by: 1 | -1) => goTo(neighbour(current, by, pictures.length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') setZoomed(event.key === '+');
    // Zoomed in, the arrow keys move the picture.
    else if (!zoomed && event.key === 'ArrowRight') step(1);
    else if (!zoomed && event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  };
  const follow = () => {
    const element = strip.current;
    if (element && !zoomed) setCurrent(pictureInSight(element.scrollLeft, element.clientWidth, pictures.length));
  };
  const toggleZoom = (event: MouseEvent) => {
    event.preventDefault();
    setZoomed(!zoomed);
  };
  const position = labels.position
    .replace('{current}', String(current + 1))
    .replace('{total}', String(pictures.length));
  const several = pictures.length > 1;

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-picture-tag-hover p-0 text-picture-ink backdrop:bg-picture-tag-hover"
    >
      <ul
        ref={strip}
        onScroll={follow}
        className={`snap-strip flex h-full motion-safe:scroll-smooth ${zoomed ? 'overflow-x-hidden' : ''}`}
      >
        {pictures.map((picture, index) => (
          <li key={picture.hash} onDoubleClick={toggleZoom} className="size-full shrink-0 snap-always">
            <ZoomedPicture
              picture={picture}
              zoomed={zoomed && index === current}
              near={Math.abs(index - current) <= 1}
            />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between p-3 [&>*]:pointer-events-auto">
        <p aria-live="polite" className="rounded-xs bg-picture-tag px-2.5 py-1 text-sm">
          {position}
        </p>
        <span className="flex gap-2">
          <IconButton
            icon={zoomed ? 'minus' : 'zoom-in'}
            label={zoomed ? labels.zoomOut : labels.zoomIn}
            variant="picture"
            pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          />
          <IconButton icon="x" label={labels.close} variant="picture" onClick={() => dialog.current?.close()} />
        </span>
      </div>
      {several && !zoomed && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-between p-3 md:inset-y-0 md:items-center [&>*]:pointer-events-auto">
          <IconButton icon="chevron-left" label={labels.previous} variant="picture" onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={labels.next} variant="picture" onClick={() => step(1)} />
        </div>
      )}
    </dialog>
  );
}
