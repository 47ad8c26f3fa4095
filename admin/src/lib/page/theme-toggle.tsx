import { Icon } from '@kardan/ui/icons/icon.tsx';
import { toggleTheme } from '#lib/browser/toggle-theme.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Turns dark into light and back. The moon shows in dark, the sun in light. */
export function ThemeToggle() {
  const t = useTexts('common');
  return (
    <button
      type="button"
      onClick={toggleTheme}
      className="hit inline-flex items-center justify-center rounded-sm text-text-2 hover:bg-surface-2 hover:text-text"
    >
      <span className="only-dark">
        <Icon name="moon" size={20} />
        <span className="sr-only">{t('theme.toLight')}</span>
      </span>
      <span className="only-light">
        <Icon name="sun" size={20} />
        <span className="sr-only">{t('theme.toDark')}</span>
      </span>
    </button>
  );
}
