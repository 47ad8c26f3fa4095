import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { PanelSheetModality } from './panel-sheet-modality.tsx';

type PanelSheetProps = {
  id: string;
  /** Names the panel, and is the sheet's title. */
  title: string;
  closeLabel: string;
  /** Stays in sight below the sheet: "Zurücksetzen" and "1.486 Treffer anzeigen". */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * One panel, two places: beside the content from lg on, and below that a bottom sheet of 92 dvh. Its content is in the
 * page once. It is a popover, not a dialog, because from lg on it must be a plain part of the page; opening and closing
 * need no JavaScript, and while it is a sheet the rest of the page is inert.
 */
export function PanelSheet({ id, title, closeLabel, footer, children }: PanelSheetProps) {
  return (
    <aside
      id={id}
      popover="auto"
      aria-label={title}
      data-modal-sheet=""
      className="max-lg:overlay max-lg:overlay-from-below max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:h-[92dvh] max-lg:w-full max-lg:max-w-none max-lg:flex-col max-lg:overflow-hidden max-lg:rounded-t-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-0 max-lg:text-text max-lg:shadow-3 max-lg:open:flex lg:static lg:block lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:text-text"
    >
      <PanelSheetModality id={id} />
      <div className="flex shrink-0 items-center justify-between border-b border-line py-2 pr-1.5 pl-4 lg:hidden">
        <h2 className="wide-sm text-lg">{title}</h2>
        <IconButton icon="x" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div className="min-h-0 flex-1 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-4">{children}</div>
      {footer && (
        <div className="flex shrink-0 gap-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:hidden">
          {footer}
        </div>
      )}
    </aside>
  );
}

/** Opens the panel as a sheet; not shown from lg on, where the panel stands in the page. */
export function PanelSheetTrigger({
  panelId,
  className = '',
  ...button
}: ComponentProps<typeof Button> & { panelId: string }) {
  return (
    <Button
      icon="sliders-horizontal"
      {...button}
      popoverTarget={panelId}
      popoverTargetAction="show"
      aria-haspopup="dialog"
      className={`lg:hidden ${className}`}
    />
  );
}
