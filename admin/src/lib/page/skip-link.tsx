import { useTexts } from '../texts/use-texts.ts';

/** To what the page is about. The address stays as it is: behind its # may stand the token of a mail's link. */
export function SkipLink() {
  const t = useTexts('common');
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, as a link does
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="absolute -left-[999px] z-99 rounded-sm bg-inverse px-4 py-3 text-on-inverse focus:top-2 focus:left-2"
    >
      {t('skipToContent')}
    </a>
  );
}
