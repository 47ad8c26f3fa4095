'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { CarPicture } from '../car-picture.tsx';
import { neighbour, pictureInSight } from './gallery-strip.ts';

type GalleryProps = {
  /** "Bilder von VW Golf Variant" */
  label: string;
  pictures: readonly { hash: string; alt: string }[];
  sizes: string;
  labels: {
    previous: string;
    next: string;
    /** "Bild {current} von {total}" */
    position: string;
  };
  /** Small pictures below; from md on. */
  thumbnails?: boolean;
};

/**
 * A strip that snaps from picture to picture: swiped and scrolled by the browser, before and without JavaScript.
 * Arrow keys and buttons go on by one, round the ends; the position is shown and read out.
 */
export function Gallery({ label, pictures, sizes, labels, thumbnails = false }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  const show = (index: number) => {
    setMoved(true);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(neighbour(current, event.key === 'ArrowRight' ? 1 : -1, pictures.length));
  };
  const follow = () => {
    const element = strip.current;
    if (element) setCurrent(pictureInSight(element.scrollLeft, element.clientWidth, pictures.length));
  };
  const position = labels.position
    .replace('{current}', String(current + 1))
    .replace('{total}', String(pictures.length));

  return (
    <section aria-label={label} className="relative">
      <div className="relative">
        <ul
          ref={strip}
          onScroll={follow}
          onKeyDown={onKeyDown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          className="snap-strip relative flex overflow-y-hidden motion-safe:scroll-smooth md:rounded-md"
        >
          {pictures.map((picture, index) => (
            <li key={picture.hash} className="w-full shrink-0 snap-always">
              <CarPicture hash={picture.hash} alt={picture.alt} sizes={sizes} priority={index === 0} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <span
              aria-hidden="true"
              className="absolute bottom-2.5 left-2.5 rounded-xs bg-picture-tag px-2 py-0.75 text-xs text-picture-ink"
            >
              {current + 1} / {pictures.length}
            </span>
            <div className="pointer-events-none absolute inset-0 flex items-center justify-between px-3 max-md:hidden [&>*]:pointer-events-auto">
              <IconButton
                icon="chevron-left"
                label={labels.previous}
                variant="picture"
                onClick={() => show(neighbour(current, -1, pictures.length))}
              />
              <IconButton
                icon="chevron-right"
                label={labels.next}
                variant="picture"
                onClick={() => show(neighbour(current, 1, pictures.length))}
              />
            </div>
          </>
        )}
      </div>
      {thumbnails && pictures.length > 1 && (
        <ul className="scroll-strip relative -mx-1 mt-1 flex gap-2 p-1 max-md:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.hash} className="shrink-0">
              <button
                type="button"
                onClick={() => show(index)}
                aria-current={index === current || undefined}
                aria-label={labels.position
                  .replace('{current}', String(index + 1))
                  .replace('{total}', String(pictures.length))}
                className="block w-26 overflow-hidden rounded-sm aria-[current]:ring-[2.5px] aria-[current]:ring-accent-line"
              >
                <CarPicture hash={picture.hash} alt="" sizes="104px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span aria-live="polite" className="sr-only">
        {moved ? position : ''}
      </span>
    </section>
  );
}
