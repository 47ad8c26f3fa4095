const wide = '(width >= 1024px)';

/** Where CSS shows every fold open, says so to screen readers too, and takes its handle out of the tab order. */
export function openFolds(form: HTMLElement): () => void {
  const media = matchMedia(wide);
  const apply = () => {
    for (const fold of form.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
      if (media.matches) fold.open = true;
      const handle = fold.querySelector('summary');
      if (handle) handle.tabIndex = media.matches ? -1 : 0;
    }
  };
  apply();
  media.addEventListener('change', apply);
  return () => media.removeEventListener('change', apply);
}
