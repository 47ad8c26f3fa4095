import { Button } from '@kardan/ui/actions/button.tsx';
import { useBlocker } from '@tanstack/react-router';
import { Modal } from '../page/modal.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  when: boolean;
  /** Tried first, where one does not close the tab; only what it could not save is asked about. */
  save?: () => Promise<boolean>;
  /** What would be lost, where it is something else than what was typed. */
  title?: string;
  text?: string;
  leaveLabel?: string;
}

/** Asks before a page is left with which something would be lost; the browser itself asks where the tab is closed. */
export function UnsavedGuard({ when, save, title, text, leaveLabel }: Props) {
  const t = useTexts('common');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async () => when && !(await save?.()),
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Modal
      title={title ?? t('unsaved.title')}
      onClose={reset}
      footer={
        <>
          <Button variant="accent" onClick={reset}>
            {t('unsaved.stay')}
          </Button>
          <Button onClick={proceed}>{leaveLabel ?? t('unsaved.leave')}</Button>
        </>
      }
    >
      <p className="text-sm text-text-2">{text ?? t('unsaved.text')}</p>
    </Modal>
  );
}
