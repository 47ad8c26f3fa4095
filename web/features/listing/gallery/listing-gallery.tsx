'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import { Gallery } from '#domain/listing/pictures/gallery/gallery.tsx';
import type { ShownPicture, ViewerProps } from './picture-viewer.tsx';

interface Props {
  label: string;
  pictures: readonly ShownPicture[];
  labels: ViewerProps['labels'] & { open: string };
}

interface Viewing {
  Viewer: ComponentType<ViewerProps>;
  start: number;
}

/** The car's pictures: a strip to swipe, and full screen when one is pressed. Until then nothing of the viewer loads. */
export function ListingGallery({ label, pictures, labels }: Props) {
  const [viewing, setViewing] = useState<Viewing>();
  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    // Whoever asks for a new tab gets the page with the pictures.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { PictureViewer } = await import('./picture-viewer.tsx');
      setViewing({ Viewer: PictureViewer, start });
    } catch {
      location.assign(href);
    }
  };
  return (
    <>
      <Gallery
        label={label}
        pictures={pictures}
        sizes="(width >= 1192px) 904px, (width >= 1024px) calc(100vw - 480px), 100vw"
        labels={labels}
        onOpen={(event, index) => void open(event, index)}
        thumbnails
      />
      {viewing && (
        <viewing.Viewer
          label={label}
          pictures={pictures}
          start={viewing.start}
          labels={labels}
          onClose={() => setViewing(undefined)}
        />
      )}
    </>
  );
}
