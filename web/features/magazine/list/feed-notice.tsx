import { Icon } from '@kardan/ui/icons/icon.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Where news of the magazine can be had without giving an address. */
export async function FeedNotice() {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  return (
    <div className="mt-(--section) flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed border-line-strong px-5 py-4 text-sm text-text-2 print:hidden">
      <Icon name="rss" size={20} className="text-accent-text" />
      <p className="min-w-0 flex-1 basis-60">
        <b className="font-semi text-text">{t('feed.title')}</b> {t('feed.text')}
      </p>
      <a href={href(locale, 'magazineFeed')} rel="nofollow" className="topic-chip">
        {t('feed.action')}
      </a>
    </div>
  );
}
