import { Button } from '@kardan/ui/actions/button.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back; everything else is done at once and undone by a toast. */
export function Confirm({ title, children, confirmLabel, onConfirm, onClose }: Props) {
  const t = useTexts('common');
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="accent"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <p className="text-sm text-text-2">{children}</p>
    </Modal>
  );
}
