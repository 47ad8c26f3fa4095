import { Icon } from '@kardan/ui/icons/icon.tsx';
import { texts } from '#lib/texts/texts.ts';

/** Why consumption stands beside every price, and how it is measured. */
export async function VigNote() {
  const t = await texts('new-cars');
  return (
    <aside className="page mt-(--section)">
      <p className="flex max-w-[80ch] gap-3 border-l-3 border-line-strong bg-surface px-4 py-3 text-sm text-text-2">
        <Icon name="scale" className="mt-0.5 shrink-0 text-text-3" />
        {t('vig')}
      </p>
    </aside>
  );
}
