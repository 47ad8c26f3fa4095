import type { Metadata } from 'next';
import { loadOwnNotice } from '#features/notice/load-own-notice.ts';
import { OwnNoticePage } from '#features/notice/own-notice-page.tsx';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/notice/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, t] = await Promise.all([params, texts('notice')]);
  const notice = await loadOwnNotice(token);
  // Somebody's own: neither to be found nor to be told on.
  return {
    title: t(notice ? 'title' : 'gone.title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** What became of a report, for whoever has the link of its mails. */
export default async function OwnNotice({ params }: Props) {
  const { token } = await params;
  return <OwnNoticePage token={token} />;
}
