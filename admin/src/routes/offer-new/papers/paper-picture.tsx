import { useEffect, useRef } from 'react';
import type { PaperProposal } from '#domain/papers/paper-proposal.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

const marginPx = 6;

/** The photographed paper with what was read framed; what is doubtful is framed by a broken line. */
export function PaperPicture({ picture, proposals }: { picture: ImageBitmap; proposals: readonly PaperProposal[] }) {
  const t = useTexts('carNew');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.drawImage(picture, 0, 0);
    context.lineWidth = Math.max(3, picture.width / 400);
    context.strokeStyle = '#2f62ff';
    for (const { box, sure } of proposals) {
      if (!box) continue;
      context.setLineDash(sure ? [] : [14, 10]);
      const { x0, y0, x1, y1 } = box;
      context.strokeRect(x0 - marginPx, y0 - marginPx, x1 - x0 + 2 * marginPx, y1 - y0 + 2 * marginPx);
    }
  }, [picture, proposals]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={t('papers.picture')}
      className="max-h-72 w-full rounded-sm bg-surface-3 object-contain"
    />
  );
}
