const pictures = '/_next/image?';
const noPicture = '/no-picture.svg';
/** New pictures are made when first asked for, and a busy site refuses some for a moment (Retry-After says 5 s). */
const retryAfterMs = 5_000;
/** Those that were refused together are not asked for together again. */
const spreadMs = 3_000;

/** Shows the empty stage instead of pictures that fail, and asks for each of them once more. Returns how to stop. */
export function mendPictures(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) mend(target);
  };
  // Errors of pictures do not bubble.
  document.addEventListener('error', onError, true);
  // Those that failed before anybody listened; one that has not begun to load is not complete.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) mend(picture);
  return () => document.removeEventListener('error', onError, true);
}

function mend(picture: HTMLImageElement): void {
  const { src, srcset, currentSrc, dataset } = picture;
  if (!currentSrc.includes(pictures)) return;
  const again = dataset.failed === currentSrc;
  dataset.failed = currentSrc;
  picture.srcset = '';
  picture.src = noPicture;
  if (again) return;
  setTimeout(
    () => {
      // Another picture may stand there by now.
      if (picture.getAttribute('src') !== noPicture) return;
      picture.src = src;
      picture.srcset = srcset;
    },
    retryAfterMs + Math.random() * spreadMs,
  );
}
