import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import { permanentRedirect } from 'next/navigation';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import { answerWithStatus, requestedPath } from '#lib/server/exchange.ts';
import { keptRedirects, type RedirectOf } from '#lib/server/redirects.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Of this process; the server around Next has its own. */
let redirectOf: RedirectOf | undefined;

/** What an address that leads nowhere shows, with the status that says the same; one that leads elsewhere since goes there. */
export async function NotFound({ status = 404 }: { status?: 404 | 410 }) {
  redirectOf ??= keptRedirects(await site());
  const elsewhere = status === 404 ? await redirectOf(requestedPath()) : undefined;
  if (elsewhere) permanentRedirect(elsewhere);
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
