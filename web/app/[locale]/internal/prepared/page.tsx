import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import type { Metadata } from 'next';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await texts('common');
  return { title: t('prepared.title'), robots: { index: false } };
}

/** Stands at the addresses of pages that are linked but not built yet. */
export default async function PreparedPage() {
  const [locale, t] = await Promise.all([currentLocale(), texts('common')]);
  return (
    <MessagePage title={t('prepared.title')} text={t('prepared.text')}>
      <LinkButton href={href(locale, 'usedCars')} variant="accent">
        {t('notFound.search')}
      </LinkButton>
      <LinkButton href={href(locale, 'home')} variant="ghost">
        {t('notFound.home')}
      </LinkButton>
    </MessagePage>
  );
}
