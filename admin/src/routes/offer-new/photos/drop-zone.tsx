import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useFilesFromOutside } from '#lib/browser/use-files-from-outside.ts';
import { FileButton } from '#lib/page/file-button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Takes pictures that are dropped, pasted or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts('carNew');
  const { isOver, events } = useFilesFromOutside(onFiles);
  return (
    <div
      {...events}
      className={classes(
        'grid justify-items-center gap-2 rounded-md border-2 border-dashed p-8 text-center',
        isOver ? 'border-accent-line bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <Icon name="image-plus" size={32} className="text-text-3" />
      <p className="font-semi">{t('photos.drop')}</p>
      <p className="max-w-[46ch] text-sm text-text-2">{t('photos.dropHint')}</p>
      <FileButton icon="images" label={t('photos.choose')} multiple onFiles={onFiles} className="mt-2" />
    </div>
  );
}
