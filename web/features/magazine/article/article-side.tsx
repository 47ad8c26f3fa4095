import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { ShareLink } from '@kardan/ui/actions/share-link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { Heading } from '#domain/content/headings.ts';
import { site } from '#lib/config/site.ts';
import { requestedPath } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { PrintText } from './print-text.tsx';

/** What stands beside an article: its contents, and what one may do with it. */
export async function ArticleSide({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const [t, { SITE_ORIGIN, SITE_CONTACT_EMAIL }] = await Promise.all([texts('magazine'), site()]);
  return (
    <aside className="text-sm print:hidden">
      <div className="lg:sticky lg:top-[92px]">
        {headings.length > 0 && (
          <nav className="article-contents" aria-labelledby="contents">
            <h2 id="contents" className="mb-1.5 text-sm tracking-normal [font-stretch:100%]">
              {t('contents')}
            </h2>
            <ol>
              {headings.map(({ id, text }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <b aria-hidden="true">{index + 1}</b>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <PrintText label={t('print')} />
          <ShareLink
            url={SITE_ORIGIN + requestedPath()}
            title={title}
            copied={t('copied')}
            className={buttonClasses({ variant: 'ghost' })}
          >
            <Icon name="share-2" />
            {t('share')}
          </ShareLink>
        </div>
        <p className="mt-4 hidden border-t border-line pt-3.5 text-xs text-text-3 lg:block">
          <b className="font-medium text-text">{t('mistake.title')}</b>{' '}
          {t('mistake.text', { mail: SITE_CONTACT_EMAIL })}
        </p>
      </div>
    </aside>
  );
}
