import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { OverlayFrame } from '@kardan/ui/overlays/overlay-frame.tsx';
import { Toaster } from '@kardan/ui/overlays/toast/toaster.tsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  title: string;
  /** Without it the dialog can only be gone through. */
  onClose?: () => void;
  footer?: ReactNode;
  /** For what is a table: 860 px, a whole phone. */
  wide?: boolean;
  children: ReactNode;
}

/** A native modal dialog that is open as long as it is rendered: the browser holds the focus in it and gives it back. */
export function Modal({ title, onClose, footer, wide = false, children }: Props) {
  const t = useTexts('common');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout's effect ends before the element is gone: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // What is to be typed comes first, the button that closes it last.
    element?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby={onClose ? 'any' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      className={classes(
        'overlay m-auto max-h-[92dvh] flex-col overflow-hidden rounded-lg border border-line bg-surface p-0 text-text shadow-3 open:flex',
        wide ? 'w-[min(860px,calc(100vw-2rem))]' : 'w-[min(480px,calc(100vw-2rem))]',
      )}
    >
      <OverlayFrame
        titleId={titleId}
        title={title}
        closeButton={
          onClose ? (
            <IconButton icon="x" label={t('close')} onClick={onClose} />
          ) : (
            <span className="h-11" aria-hidden="true" />
          )
        }
        footer={footer}
      >
        {children}
      </OverlayFrame>
      <Toaster label={t('notifications')} closeLabel={t('notifications.close')} inDialog />
    </dialog>
  );
}
