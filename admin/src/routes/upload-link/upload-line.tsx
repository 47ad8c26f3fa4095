import { Button } from '@kardan/ui/actions/button.tsx';
import { formatShare } from '@kardan/ui/formats/format.ts';
import type { QueuedPicture } from '#domain/uploads/create-upload-queue.ts';
import { useNow } from '#lib/browser/use-now.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** A picture on its way, with what can be done about it. */
export function UploadLine({
  item,
  note,
  onRetry,
  onRemove,
}: {
  item: QueuedPicture;
  /** Said in place of how far it is, when it can go no further. */
  note?: string;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const t = useTexts('pictures');
  const { state, progress, retryAt, rejection, previewUrl } = item;
  const now = useNow(retryAt !== null);
  const percent = formatShare(progress, useLocale());
  const words =
    note ??
    rejection ??
    (retryAt !== null
      ? t('upload.retry', { seconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) })
      : state === 'uploading'
        ? percent
        : t(`upload.${state === 'shrinking' ? 'shrinking' : 'waiting'}`));
  const canRetry = rejection === null && note === undefined;
  return (
    <li className="flex items-center gap-3 rounded-sm border border-line p-2">
      <img src={previewUrl} alt="" className="h-12 w-18 rounded-xs object-cover" />
      <div className="min-w-0 flex-1 text-sm">
        <p className={state === 'failed' ? 'text-alert' : 'text-text-2'}>{words}</p>
        <div aria-hidden="true" className="mt-1.5 h-1.5 bg-surface-3">
          <i className="block h-full bg-accent-line" style={{ width: `${progress * 100}%` }} />
        </div>
      </div>
      {(state === 'failed' || note !== undefined) && (
        <Button size="sm" onClick={canRetry ? onRetry : onRemove}>
          {canRetry ? t('upload.now') : t('upload.remove')}
        </Button>
      )}
    </li>
  );
}
