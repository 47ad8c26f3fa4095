import { Link } from '@kardan/ui/actions/link.tsx';
import { Mark } from '@kardan/ui/brand/mark.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signInPaths, sitePaths } from '#domain/addresses.ts';
import { siteName } from '#lib/browser/site.ts';
import { SkipLink } from '#lib/page/skip-link.tsx';
import { ThemeToggle } from '#lib/page/theme-toggle.tsx';
import { showLanguage } from '#lib/texts/language.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useCarriedSearch } from './use-carried-search.ts';

interface Props {
  /** Which step: the other language has the same at its own address. Without it both languages have one address. */
  step?: keyof (typeof signInPaths)['de-AT'];
  aside?: ReactNode;
  /** For forms of several columns. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of every step of signing in, and of what else is there for whoever is not signed in. */
export function SignInLayout({ step, aside, wide = false, children }: Props) {
  const t = useTexts('signIn');
  const locale = useLocale();
  const router = useRouter();
  const search = useCarriedSearch();
  const other = locale === 'en' ? 'de-AT' : 'en';
  const paths = sitePaths[locale];
  const otherPath = step === undefined ? router.state.location.pathname : signInPaths[other][step];
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-15 items-center justify-between border-b border-line px-(--gutter) lg:h-17">
        <Link
          href={paths.home}
          aria-label={t('home', { site: siteName })}
          className="flex min-h-11 items-center gap-2.5"
        >
          <Mark className="h-6" />
          <span className="wide text-lg font-semi">{siteName}</span>
        </Link>
        <div className="flex items-center gap-1">
          <Link
            href={otherPath + search}
            lang={other}
            hrefLang={other}
            // The token of a mail's link stands behind the # and comes along.
            onClick={(event) => {
              event.preventDefault();
              const { searchStr, hash } = router.state.location;
              void showLanguage(other);
              if (step === undefined) return;
              void router.navigate({ href: `${otherPath}${searchStr}${hash && `#${hash}`}`, replace: true });
            }}
            className="flex min-h-11 items-center rounded-sm px-3 text-sm font-medium text-text-2 hover:bg-surface-2 hover:text-text"
          >
            {t('otherLanguage')}
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={classes(
          'mx-auto grid w-full max-w-[1040px] flex-1 items-start gap-10 px-(--gutter) py-8 outline-none',
          wide
            ? 'content-start lg:grid-cols-[minmax(0,640px)_minmax(0,1fr)] lg:gap-14'
            : 'content-center lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:gap-24',
        )}
      >
        <div className={classes('w-full max-lg:mx-auto', wide ? 'max-w-[640px]' : 'max-w-[440px]')}>{children}</div>
        {aside}
      </main>
      <footer className="flex flex-wrap gap-x-5 gap-y-1.5 px-(--gutter) pt-3.5 pb-4.5 text-xs text-text-3">
        {(['imprint', 'privacy', 'accessibility'] as const).map((name) => (
          <Link
            key={name}
            href={paths[name]}
            className="flex min-h-6 items-center hover:text-text pointer-coarse:min-h-11"
          >
            {t(name)}
          </Link>
        ))}
      </footer>
    </div>
  );
}
