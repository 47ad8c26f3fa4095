import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { DialogCloseButton, OverlayFrame } from './overlay-frame.tsx';

/** center: a question or a small form · bottom: a sheet on phones, centred from md · right: a drawer */
type DialogPlace = 'center' | 'bottom' | 'right';

const places: Record<DialogPlace, string> = {
  center: 'm-auto max-h-[92dvh] w-[min(560px,calc(100vw-2rem))] rounded-lg',
  bottom:
    'overlay-from-below mx-0 mt-auto mb-0 h-[92dvh] w-full max-w-none rounded-t-lg md:m-auto md:h-fit md:max-h-[86dvh] md:w-[min(720px,calc(100vw-3rem))] md:rounded-lg',
  right: 'overlay-from-right my-0 mr-0 ml-auto h-dvh max-h-none w-[min(440px,100vw)] rounded-l-lg',
};

type DialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  place?: DialogPlace;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser holds the focus inside, makes the rest inert, closes on Escape and on a press
 * beside it, and gives the focus back. Opened by `DialogTrigger` of the same id.
 */
export function Dialog({ id, title, closeLabel, place = 'center', footer, children }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className={classes(
        'overlay max-h-none flex-col overflow-hidden border border-line bg-surface p-0 text-text shadow-3 open:flex',
        places[place],
      )}
    >
      <OverlayFrame
        titleId={titleId}
        title={title}
        closeButton={<DialogCloseButton label={closeLabel} />}
        footer={footer}
      >
        {children}
      </OverlayFrame>
    </dialog>
  );
}
