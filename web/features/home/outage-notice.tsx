import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Says that the figures are missing and that it is our fault. */
export async function OutageNotice() {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <div className="page mt-8">
      <Notice
        kind="error"
        title={t('outage.title')}
        actions={<LinkButton href={href(locale, 'home')}>{t('outage.retry')}</LinkButton>}
      >
        <p>{t('outage.text')}</p>
      </Notice>
    </div>
  );
}
