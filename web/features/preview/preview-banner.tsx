import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Says above the page, whatever it shows, that nobody else sees it. */
export async function PreviewBanner({ version, expiresAt }: { version: number; expiresAt: string }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('common')]);
  return (
    <aside aria-label={t('preview.title')} className="border-b border-line-strong bg-surface-2 print:hidden">
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm">
        <Icon name="eye" size={18} className="text-text-2" />
        <b className="font-semi text-text">{t('preview.title')}</b>
        <span className="text-text-2">{t('preview.text', { version, day: formatDay(expiresAt, locale) })}</span>
      </div>
    </aside>
  );
}
