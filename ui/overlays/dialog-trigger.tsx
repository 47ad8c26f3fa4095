'use client';

import type { ComponentProps } from 'react';
import { Button } from '../actions/button.tsx';

/**
 * Opens the dialog of that id. The attributes do it before the page is hydrated and without JavaScript; the handler is
 * for browsers that do not know them, and does nothing where the dialog already stands open.
 */
export function DialogTrigger({ dialogId, ...button }: ComponentProps<typeof Button> & { dialogId: string }) {
  return <Button {...button} {...opens(dialogId)} aria-haspopup="dialog" onClick={() => openDialog(dialogId)} />;
}

/** React has no types for the two attributes yet. */
function opens(dialogId: string): object {
  return { command: 'show-modal', commandfor: dialogId };
}

function openDialog(dialogId: string) {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
