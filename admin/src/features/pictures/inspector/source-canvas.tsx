import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** Loads the picture that the edit starts from. */
  load: () => Promise<Blob>;
  rotate: 0 | 90 | 180 | 270;
  label: string;
}

/** The picture before any edit, turned as the edit says: frames are placed on it. */
export function SourceCanvas({ load, rotate, label }: Props) {
  const t = useTexts('pictures');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [hasFailed, setFailed] = useState(false);
  const first = useRef(load);
  useEffect(() => {
    let isGone = false;
    first
      .current()
      .then((blob) => createImageBitmap(blob))
      .then(
        (bitmap) => !isGone && setPicture(bitmap),
        () => !isGone && setFailed(true),
      );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !picture) return;
    const isSideways = rotate % 180 !== 0;
    const { width, height } = picture;
    canvas.current.width = isSideways ? height : width;
    canvas.current.height = isSideways ? width : height;
    context.translate(canvas.current.width / 2, canvas.current.height / 2);
    context.rotate((rotate * Math.PI) / 180);
    context.drawImage(picture, -width / 2, -height / 2);
  }, [picture, rotate]);
  if (hasFailed) return <p className="p-6 text-sm text-alert">{t('sourceFailed')}</p>;
  return <canvas ref={canvas} role="img" aria-label={label} width={3} height={2} className="block w-full" />;
}
