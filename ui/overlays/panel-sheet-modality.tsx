'use client';

import { useEffect } from 'react';

/** Makes everything beside an open sheet inert, so that neither Tab nor a screen reader leaves it unawares. */
export function PanelSheetModality({ id }: { id: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id);
    if (!sheet) return;
    let silenced: HTMLElement[] = [];
    const release = () => {
      for (const element of silenced) element.inert = false;
      silenced = [];
    };
    const afterOpening = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      silenced = besides(sheet);
      for (const element of silenced) element.inert = true;
      sheet.querySelector('button')?.focus();
    };
    // Before, not after: the browser gives the focus back to the button that opened it, which must not be inert then.
    const beforeClosing = (event: Event) => (event as ToggleEvent).newState === 'closed' && release();
    const leaveWhenWide = () => sheet.matches(':popover-open') && sheet.hidePopover();
    const wide = matchMedia('(width >= 1024px)');
    sheet.addEventListener('toggle', afterOpening);
    sheet.addEventListener('beforetoggle', beforeClosing);
    wide.addEventListener('change', leaveWhenWide);
    return () => {
      release();
      sheet.removeEventListener('toggle', afterOpening);
      sheet.removeEventListener('beforetoggle', beforeClosing);
      wide.removeEventListener('change', leaveWhenWide);
    };
  }, [id]);
  return null;
}

/** The siblings of the sheet and of everything it stands in, that are not inert already. */
function besides(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = sheet; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling !== element && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
    }
  }
  return found;
}
