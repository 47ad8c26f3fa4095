import { BarLink } from '@kardan/ui/content/bar-link.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { Metadata } from 'next';
import { byLetter } from '#domain/makes/by-letter.ts';
import { MakeSign } from '#domain/makes/make-sign.tsx';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { DirectoryOutagePage } from '../directory-outage.tsx';
import { loadDirectoryData } from '../load-directory.ts';
import { loadDirectoryWords } from '../load-directory-words.ts';

/** All makes with a contract somewhere, from A to Z. */
export async function MakesPage() {
  const data = await loadDirectoryData();
  if (data.failed) return <DirectoryOutagePage failure={data} />;
  const [words, common] = await Promise.all([loadDirectoryWords(data), texts('common')]);
  const { t, locale } = words;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [] });
  const makes = data.makes.filter(({ count }) => count > 0);
  const maxCount = Math.max(0, ...makes.map(({ count }) => count));
  const groups = byLetter(makes);
  return (
    <div className="page pt-4">
      <Breadcrumb
        label={common('breadcrumb.label')}
        crumbs={[
          { label: common('breadcrumb.home'), href: href(locale, 'home') },
          { label: t('title'), href: href(locale, 'dealerships') },
          { label: t('makes.crumb') },
        ]}
      />
      <h1 className="mt-1">{t('makes.title')}</h1>
      <p className="mt-2 max-w-[60ch] text-text-2">{t('makes.intro', { count: makes.length, total: data.total })}</p>
      <nav
        aria-label={t('makes.letters')}
        className="scroll-strip mt-4 -mx-(--gutter) flex gap-1 px-(--gutter) md:mx-0 md:flex-wrap md:px-0"
      >
        {groups.map(({ letter }) => (
          <a
            key={letter}
            href={`#${anchor(letter)}`}
            className="wide-sm grid min-h-11 min-w-11 place-items-center rounded-sm border border-line text-sm font-semi hover:border-line-strong hover:bg-surface-2 pointer-fine:min-h-9 pointer-fine:min-w-9"
          >
            {letter}
          </a>
        ))}
      </nav>
      <div className="mt-6 gap-x-10 md:columns-2 lg:columns-3">
        {groups.map(({ letter, makes: named }) => (
          <section
            key={letter}
            id={anchor(letter)}
            aria-label={letter}
            className="mb-5 scroll-mt-24 break-inside-avoid"
          >
            <h2 className="wide-sm border-b border-line pb-1 text-lg text-text-3">{letter}</h2>
            <ul>
              {named.map(({ slug, name, count }) => (
                <li key={slug}>
                  <BarLink
                    href={href(locale, 'dealershipsOfMake', { make: slug })}
                    sign={<MakeSign slug={slug} name={name} />}
                    name={name}
                    count={t('makes.count', { count })}
                    share={maxCount === 0 ? 0 : count / maxCount}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

export async function makesMetadata(query: Query): Promise<Metadata> {
  const t = await texts('dealership-directory');
  return { title: t('makes.title'), description: t('makes.description'), ...(await pageMetadata(query)) };
}

/** Names of anchors hold no number sign. */
function anchor(letter: string): string {
  return letter === '#' ? '0-9' : letter.toLowerCase();
}
