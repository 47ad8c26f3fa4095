/** Why an uploaded file became no picture, by a code that never changes its meaning, with the text for whoever uploaded it. */
export const imageRejections = {
  'unsupported-format': {
    de: 'Diese Datei ist kein JPEG, PNG oder WebP.',
    en: 'This file is not a JPEG, PNG or WebP.',
  },
  unreadable: {
    de: 'Das Bild ist beschädigt oder unvollständig.',
    en: 'The picture is damaged or incomplete.',
  },
  animated: {
    de: 'Bewegte Bilder können wir nicht anzeigen.',
    en: 'Moving pictures cannot be shown.',
  },
  'too-many-pixels': {
    de: 'Das Bild hat mehr als 50 Megapixel.',
    en: 'The picture has more than 50 megapixels.',
  },
  'side-too-long': {
    de: 'Das Bild ist länger als 16.383 Pixel.',
    en: 'The picture is longer than 16,383 pixels.',
  },
  'processing-failed': {
    de: 'Das Bild konnte nicht verarbeitet werden.',
    en: 'The picture could not be processed.',
  },
} as const;

export type ImageRejection = keyof typeof imageRejections;
export const imageRejectionCodes = Object.keys(imageRejections) as [ImageRejection, ...ImageRejection[]];
