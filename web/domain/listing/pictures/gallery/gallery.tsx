'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { CarPicture } from '../car-picture.tsx';
import { neighbour, pictureInSight } from './gallery-strip.ts';

type GalleryProps = {
  /** "Bilder von VW Golf Variant" */
  label: string;
  /** A picture with an address of its own leads there when it is pressed. */
  pictures: readonly { hash: string; alt: string; href?: string }[];
  sizes: string;
  labels: {
    previous: string;
    next: string;
    /** "Bild {current} von {total}" */
    position: string;
    /** "Vollbild", on the link to the picture in sight */
    open?: string;
  };
  /** Instead of following the link of a picture. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
  /** Small pictures below; from md on. */
  thumbnails?: boolean;
};

/**
 * A strip that snaps from picture to picture: swiped and scrolled by the browser, before and without JavaScript.
 * Arrow keys and buttons go on by one, round the ends; the position is shown and read out.
 */
export function Gallery({ label, pictures, sizes, labels, thumbnails = false, onOpen }: GalleryProps) {
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
              <PictureLink
                href={picture.href}
                onClick={onOpen && ((event) => onOpen(event, index))}
                // One stop of the Tab key for the strip, not one for each picture.
                tabIndex={index === current ? undefined : -1}
              >
                <CarPicture hash={picture.hash} alt={picture.alt} sizes={sizes} scale="stage" priority={index === 0} />
              </PictureLink>
            </li>
          ))}
        </ul>
        {labels.open && pictures[current]?.href && (
          <a
            href={pictures[current].href}
            onClick={(event) => onOpen?.(event, current)}
            aria-haspopup={onOpen && 'dialog'}
            className="absolute right-2.5 bottom-2.5 inline-flex min-h-9 items-center gap-2 rounded-sm bg-picture-tag px-3 text-xs text-picture-ink hover:bg-picture-tag-hover pointer-coarse:min-h-11"
          >
            <Icon name="maximize" size={16} />
            {labels.open}
          </a>
        )}
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
                <CarPicture hash={picture.hash} alt="" sizes="104px" scale="thumbnail" />
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

interface PictureLinkProps {
  href: string | undefined;
  onClick: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  tabIndex: number | undefined;
  children: ReactNode;
}

function PictureLink({ href, onClick, tabIndex, children }: PictureLinkProps) {
  if (href === undefined) return children;
  return (
    <a
      href={href}
      onClick={onClick}
      tabIndex={tabIndex}
      aria-haspopup={onClick && 'dialog'}
      className="block cursor-zoom-in"
    >
      {children}
    </a>
  );
}
