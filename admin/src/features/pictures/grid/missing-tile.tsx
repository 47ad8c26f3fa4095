import { shotLabels } from '@kardan/contract/labels/shots';
import type { Shot } from '@kardan/contract/values/stock';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** A shot that buyers look for and the car does not have. */
export function MissingTile({ shot, points, onTake }: { shot: Shot; points: number | null; onTake: () => void }) {
  const t = useTexts('pictures');
  const locale = useLocale();
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onTake}
        className="grid aspect-3/2 w-full place-content-center justify-items-center gap-0.5 rounded-sm border border-dashed border-line-strong text-sm font-medium hover:bg-surface-2"
      >
        <Icon name="camera" size={22} className="mb-1 text-text-3" />
        {shotLabels[locale][shot]}
        <span className="text-xs font-regular text-text-2">{t('missing')}</span>
      </button>
      {points !== null && points > 0 && (
        <p className="mt-1.5 text-xs text-accent-text">{t('points', { count: points })}</p>
      )}
    </li>
  );
}
