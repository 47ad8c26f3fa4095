import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { collisionsOf } from '../saving/merge-edits.ts';
import type { SaveStatus } from '../saving/save-queue.ts';
import { useEditor } from '../saving/use-editor.ts';
import { onlineWords } from './online-words.ts';

const icons: Record<SaveStatus, IconName> = {
  saved: 'cloud',
  typing: 'cloud',
  saving: 'cloud',
  offline: 'wifi-off',
  conflict: 'users',
  failed: 'circle-alert',
};

/** Whether what was typed is safe, and what buyers do not see yet; read out politely when it changes. */
export function SaveState() {
  const t = useTexts('car');
  const f = useTexts('failure');
  const { save, queue, isReadOnly } = useEditor();
  const { status, error } = save;
  const { title, detail } = useSaveWords();
  if (isReadOnly) return null;
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-xs leading-[1.35] font-medium">
      <Icon
        name={icons[status]}
        size={20}
        className={status === 'failed' ? 'text-alert' : status === 'offline' ? 'text-text-2' : 'text-accent-text'}
      />
      <p role="status" className="min-w-0">
        {title}
        <small className="block text-2xs font-regular text-text-3">
          {status === 'failed' ? failureText(error, f) : detail}
        </small>
      </p>
      {(status === 'failed' || status === 'offline') && (
        <Button size="sm" variant="quiet" onClick={() => void queue.flush()}>
          {t('save.again')}
        </Button>
      )}
    </div>
  );
}

function useSaveWords(): { title: string; detail: string } {
  const t = useTexts('car');
  const locale = useLocale();
  const { car, save, queue } = useEditor();
  const unsaved = queue.refusedEdits().length;
  const time = new Date(car.savedAt).toLocaleTimeString(locale === 'en' ? 'en-GB' : locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Vienna',
  });
  switch (save.status) {
    case 'typing':
    case 'saving':
      return { title: t('save.saving'), detail: t('save.savingDetail') };
    case 'offline':
      return { title: t('save.offline'), detail: t('save.offlineDetail') };
    case 'conflict':
      return {
        title: t('save.conflict'),
        detail: t('save.conflictDetail', { count: collisionsOf(save.edits, car.fields).length }),
      };
    case 'failed':
      return { title: t('save.failed'), detail: '' };
    case 'saved':
      if (unsaved > 0) return { title: t('save.partly'), detail: t('save.partlyDetail', { count: unsaved }) };
      return { title: t('save.saved', { time }), detail: onlineWords(car, t) };
  }
}
