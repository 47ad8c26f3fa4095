import { Button } from '@kardan/ui/actions/button.tsx';
import { useBlocker } from '@tanstack/react-router';
import { Modal } from '../page/modal.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** Asks before a page with unsent changes is left; the browser itself asks where the tab is closed. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const t = useTexts('common');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Modal
      title={t('unsaved.title')}
      onClose={reset}
      footer={
        <>
          <Button variant="accent" onClick={reset}>
            {t('unsaved.stay')}
          </Button>
          <Button onClick={proceed}>{t('unsaved.leave')}</Button>
        </>
      }
    >
      <p className="text-sm text-text-2">{t('unsaved.text')}</p>
    </Modal>
  );
}
