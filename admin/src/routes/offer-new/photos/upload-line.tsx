import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import type { ShotTile } from '#domain/new-car/shot-list.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';

const segments = {
  done: 'bg-accent-line',
  uploading: 'bg-accent-line opacity-50',
  failed: 'bg-alert',
  refused: 'bg-alert',
  next: 'bg-surface-3',
  skipped: 'bg-surface-3',
  missing: 'bg-surface-3',
};

/** How many pictures are there; it never keeps anybody from taking the next one. */
export function UploadLine({ tiles }: { tiles: readonly ShotTile[] }) {
  const t = useTexts('carNew');
  const { uploads, listing } = useNewCar();
  const waiting = uploads.items.filter(({ state, retryAt }) => state === 'failed' && retryAt !== null);
  const running = uploads.pending - waiting.length;
  const done = Math.max(listing?.pictures.length ?? 0, uploads.items.filter(({ state }) => state === 'done').length);
  const total = done + uploads.pending;
  const doneShots = tiles.filter(({ state }) => state === 'done').length;
  return (
    <div className="grid gap-2.5">
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
        <p role="status" className="leading-[1.35]">
          <b className="font-semi">{total === 0 ? t('upload.none') : t('upload.count', { done, total })}</b>
          {uploads.pending > 0 && (
            <span className="block text-xs text-text-2">
              {[
                running > 0 && t('upload.running', { count: running }),
                waiting.length > 0 && t('upload.waiting', { count: waiting.length }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
        </p>
        {waiting.length > 0 && (
          <Button
            icon="refresh-cw"
            onClick={() => {
              for (const { id } of waiting) uploads.retry(id);
            }}
          >
            {t('upload.now')}
          </Button>
        )}
      </div>
      <div
        role="img"
        aria-label={t('upload.ruler', { done: doneShots, total: tiles.length })}
        className="grid grid-cols-12 gap-0.75"
      >
        {tiles.map(({ shot, state }) => (
          <span key={shot} className={classes('h-1.5', segments[state])} />
        ))}
      </div>
      <p className="text-xs text-text-3">{t('upload.keepOn')}</p>
    </div>
  );
}
