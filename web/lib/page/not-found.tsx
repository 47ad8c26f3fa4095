import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import { href } from '#lib/routes/href.ts';
import { answerWithStatus } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** What an address that leads nowhere shows, with the status that says the same. */
export async function NotFound({ status = 404 }: { status?: 404 | 410 }) {
  answerWithStatus(status);
  const [locale, t] = await Promise.all([currentLocale(), texts('common')]);
  return (
    <MessagePage title={t(status === 410 ? 'gone.title' : 'notFound.title')} text={t('notFound.text')}>
      <LinkButton href={href(locale, 'usedCars')} variant="accent">
        {t('notFound.search')}
      </LinkButton>
      <LinkButton href={href(locale, 'home')} variant="ghost">
        {t('notFound.home')}
      </LinkButton>
    </MessagePage>
  );
}
