import { shotLabels } from '@kardan/contract/labels/shots';
import { classes } from '@kardan/ui/classes.ts';
import { formatShare } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { QueuedPicture } from '#domain/uploads/create-upload-queue.ts';
import { useNow } from '#lib/browser/use-now.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  item: QueuedPicture;
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture on its way: how far it is, when it is tried again, or why it was refused. */
export function UploadTile({ item, number, onRetry, onRemove }: Props) {
  const t = useTexts('pictures');
  const locale = useLocale();
  const { state, progress, retryAt, rejection, shot, previewUrl } = item;
  const now = useNow(retryAt !== null);
  const isFailed = state === 'failed';
  const words =
    rejection ??
    (retryAt !== null
      ? t('upload.retry', { seconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) })
      : state === 'uploading'
        ? formatShare(progress, locale)
        : t(`upload.${state === 'shrinking' || state === 'processing' ? state : 'waiting'}`));
  const act = 'inline-flex min-h-6 items-center gap-1.25 font-medium pointer-coarse:min-h-11';
  return (
    <li className="min-w-0">
      <div
        className={classes(
          'relative aspect-3/2 overflow-hidden rounded-sm bg-surface-2',
          isFailed && 'outline-2 -outline-offset-2 outline-alert',
        )}
      >
        <img src={previewUrl} alt="" className="size-full object-cover opacity-40 saturate-30" />
        <span className="absolute top-1.5 left-1.5 rounded-xs bg-picture-tag px-2 py-1.5 text-2xs leading-none font-semi text-picture-ink">
          {number}
        </span>
        <span className="absolute bottom-2.5 left-1.5 max-w-[calc(100%-12px)] rounded-xs bg-picture-tag px-2 py-1.5 text-2xs leading-tight font-medium text-picture-ink">
          {words}
        </span>
        {state === 'uploading' && (
          <i aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1.25 bg-surface-3">
            <i className="block h-full bg-accent-line" style={{ width: `${progress * 100}%` }} />
          </i>
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-2.5 text-xs text-text-2">
        <span className="truncate">{shot ? shotLabels[locale][shot] : t('picture', { number })}</span>
        <span className="flex gap-3">
          {isFailed && rejection === null && (
            <button type="button" onClick={onRetry} className={classes(act, 'text-alert')}>
              <Icon name="refresh-cw" size={13} />
              {t('upload.now')}
            </button>
          )}
          {isFailed && (
            <button type="button" onClick={onRemove} className={act}>
              {t('upload.remove')}
            </button>
          )}
        </span>
      </p>
    </li>
  );
}
