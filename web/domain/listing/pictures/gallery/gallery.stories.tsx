import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './gallery.tsx';

export default { title: 'Car/Gallery' } satisfies Meta;

const labels = { previous: 'Vorheriges Bild', next: 'Nächstes Bild', position: 'Bild {current} von {total}' };
const pictures = ['Ansicht von vorn', 'Ansicht von der Seite', 'Ansicht von hinten'].map((alt, index) => ({
  hash: `picture-${index}`,
  alt,
}));

/** Storybook has no picture store: the stages stay empty and show the texts. */
export const Pictures: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 720 }}>
      <Gallery label="Bilder von VW Golf Variant" pictures={pictures} sizes="720px" labels={labels} thumbnails />
    </div>
  ),
};

export const OnePicture: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Gallery label="Bilder von VW Golf Variant" pictures={pictures.slice(0, 1)} sizes="360px" labels={labels} />
    </div>
  ),
};
