import { Icon } from '@kardan/ui/icons/icon.tsx';
import { texts } from '#lib/texts/texts.ts';

/** Why pages about credit look as they do, and whose conditions they show. */
export async function LegalNote() {
  const t = await texts('finance');
  return (
    <aside className="mt-6 grid grid-cols-[22px_1fr] gap-x-3.5 border-l-3 border-line-strong bg-surface px-4.5 py-4 text-sm text-text-2">
      <Icon name="scale" size={20} className="row-span-3 mt-0.5 text-text-3" />
      <h3 className="text-sm text-text">{t('law.title')}</h3>
      <p>{t('law.text')}</p>
      <p className="mt-1">{t('law.conditions')}</p>
    </aside>
  );
}
