'use client';

import { imagePath } from '@kardan/contract/values/image-sizes';
import { type PointerEvent, useEffect, useRef } from 'react';

interface Props {
  picture: { hash: string; alt: string };
  zoomed: boolean;
  /** In sight or beside what is: fetched at once. */
  near: boolean;
}

/** A picture as large as the window lets it be; zoomed in, it is moved by scrolling, arrow keys or the pointer. */
export function ZoomedPicture({ picture, zoomed, near }: Props) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!zoomed || !element) return;
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 2,
      behavior: 'instant',
    });
    element.focus({ preventScroll: true });
  }, [zoomed]);

  // A finger scrolls by itself.
  const drag = (event: PointerEvent) => {
    if (!zoomed || event.pointerType !== 'mouse' || event.buttons !== 1) return;
    frame.current?.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };

  return (
    <div
      ref={frame}
      tabIndex={zoomed ? 0 : -1}
      onPointerMove={drag}
      className={zoomed ? 'size-full cursor-grab overflow-auto overscroll-contain' : 'size-full overflow-hidden'}
    >
      {/* biome-ignore lint/performance/noImgElement: the address is the optimiser's */}
      <img
        src={imagePath(picture.hash, 1920)}
        alt={picture.alt}
        loading={near ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={zoomed ? 'h-[250%] w-[250%] max-w-none object-contain' : 'size-full object-contain'}
      />
    </div>
  );
}
