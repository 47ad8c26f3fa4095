import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import type { Metadata } from 'next';
import { answerWithStatus } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/internal/refused/[status]'>;

async function statusOf({ params }: Props): Promise<429 | 503> {
  return (await params).status === '429' ? 429 : 503;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [status, t] = await Promise.all([statusOf(props), texts('common')]);
  return { title: t(`refused.${status}.title`), robots: { index: false } };
}

/** What visitors read whom the server refuses a page; rendered once and kept: lib/server/load/kept-pages.ts. */
export default async function RefusedPage(props: Props) {
  const [status, t] = await Promise.all([statusOf(props), texts('common')]);
  answerWithStatus(status);
  return (
    <MessagePage title={t(`refused.${status}.title`)} text={t(`refused.${status}.text`)}>
      {/* biome-ignore lint/a11y/useValidAnchor: the page stands at any address; the empty one is that which was asked for */}
      <a href="" className={buttonClasses({ variant: 'accent' })}>
        {t('error.retry')}
      </a>
    </MessagePage>
  );
}
