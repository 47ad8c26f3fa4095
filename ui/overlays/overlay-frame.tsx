import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

/** Header with title and close button, a body that scrolls, a footer that stays: the inside of dialogs and sheets. */
export function OverlayFrame({
  titleId,
  title,
  closeButton,
  footer,
  children,
}: {
  titleId: string;
  title: string;
  closeButton: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-3 border-b border-line py-2 pr-1.5 pl-4">
        <h2 id={titleId} className="wide-sm text-lg">
          {title}
        </h2>
        {closeButton}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {footer && (
        <div className="flex shrink-0 gap-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </>
  );
}

/** Closes the dialog around it, without JavaScript too. */
export function DialogCloseButton({ label }: { label: string }) {
  return (
    <form method="dialog" className="contents">
      <IconButton icon="x" label={label} type="submit" />
    </form>
  );
}
