// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { madePicture, PictureRejected } from './made-picture.ts';

const upload = { id: '1', state: 'rejected', image: null, rejection: 'unreadable', receivedAt: '' } as const;

test('an edit that was rejected made no picture, and says why', () => {
  expect(() => madePicture(upload)).toThrow(PictureRejected);
  expect(() => madePicture(upload)).toThrow('Das Bild ist beschädigt oder unvollständig.');
});
