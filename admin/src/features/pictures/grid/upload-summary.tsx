import { classes } from '@kardan/ui/classes.ts';
import { isPending, type QueuedPicture } from '#domain/uploads/create-upload-queue.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** How far the uploads of this visit are: a segment for each. */
export function UploadSummary({ items }: { items: readonly QueuedPicture[] }) {
  const t = useTexts('pictures');
  if (!items.some(({ state }) => state !== 'done')) return null;
  const count = (matches: (item: QueuedPicture) => boolean) => items.filter(matches).length;
  const parts = [
    ['running', count(({ state }) => ['shrinking', 'uploading', 'processing'].includes(state))],
    ['waiting', count(({ state }) => state === 'waiting')],
    ['retrying', count((item) => item.state === 'failed' && isPending(item))],
    ['refused', count(({ rejection }) => rejection !== null)],
  ] as const;
  return (
    <div className="mb-4 rounded-sm bg-surface-2 p-3.5">
      <p role="status" className="flex flex-wrap gap-x-3 text-sm">
        <b className="font-semi">
          {t('summary', { done: count(({ state }) => state === 'done'), total: items.length })}
        </b>
        <span className="text-text-2">
          {parts.flatMap(([name, number]) => (number > 0 ? [t(`summary.${name}`, { count: number })] : [])).join(', ')}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2.5 flex gap-0.5">
        {items.map((item) => (
          <i
            key={item.id}
            className={classes('h-1.5 flex-1 overflow-hidden', item.state === 'failed' ? 'bg-alert' : 'bg-surface-3')}
          >
            {item.state !== 'failed' && (
              <i
                className="block h-full bg-accent-line"
                style={{ width: `${item.state === 'done' ? 100 : item.progress * 100}%` }}
              />
            )}
          </i>
        ))}
      </div>
    </div>
  );
}
