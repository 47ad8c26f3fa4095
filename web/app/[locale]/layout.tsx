import { barColours, themeScript } from '@kardan/ui/theme/theme-script.ts';
import type { Metadata, Viewport } from 'next';
import { type ReactNode, Suspense } from 'react';
import { CompareTray } from '#features/car-park/compare-tray.tsx';
import { Footer } from '#features/shell/footer.tsx';
import { Header } from '#features/shell/header/header.tsx';
import { ScrollToTop } from '#features/shell/scroll-to-top.tsx';
import { Impressions } from '#features/shell/watch/impressions.tsx';
import { OfflineNotice } from '#features/shell/watch/offline-notice.tsx';
import { PictureMender } from '#features/shell/watch/picture-mender.tsx';
import { RouteProgress } from '#features/shell/watch/route-progress.tsx';
import { site } from '#lib/config/site.ts';
import { archivo, archivoEastern } from '#lib/page/fonts.ts';
import { RouterLinks } from '#lib/page/router-links.tsx';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import '../globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const [{ SITE_NAME, SITE_ORIGIN }, locale, t] = await Promise.all([site(), currentLocale(), texts('common')]);
  return {
    metadataBase: new URL(SITE_ORIGIN),
    applicationName: SITE_NAME,
    title: { default: t('site.title', { site: SITE_NAME }), template: `%s – ${SITE_NAME}` },
    description: t('site.description', { site: SITE_NAME }),
    openGraph: { siteName: SITE_NAME, locale: locale === 'en' ? 'en_GB' : 'de_AT' },
  };
}

/** The theme is the visitor's choice, not the system's: whoever chose light gets the other colour with the theme. */
export const viewport: Viewport = { themeColor: barColours.dark };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [{ SITE_ORIGIN, API_PUBLIC_ORIGIN, ERROR_REPORTING }, locale, t] = await Promise.all([
    site(),
    currentLocale(),
    texts('common'),
  ]);
  return (
    // Dark until the script below knows better; it may then differ from what the server sent.
    <html
      lang={locale}
      className={`dark ${archivo.variable} ${archivoEastern.variable}`}
      suppressHydrationWarning
      data-scroll-behavior="smooth"
      data-api-origin={API_PUBLIC_ORIGIN}
      data-error-reporting={ERROR_REPORTING ? '1' : undefined}
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="preconnect" href={API_PUBLIC_ORIGIN ?? SITE_ORIGIN} crossOrigin="anonymous" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <RouterLinks>
          <ClientTexts namespace="common" only={['offline', 'error']}>
            <a
              href="#content"
              className="absolute -left-[999px] z-99 rounded-sm bg-inverse px-4 py-3 text-on-inverse focus:top-2 focus:left-2"
            >
              {t('skipToContent')}
            </a>
            <Suspense>
              <RouteProgress label={t('routeLoading')} />
            </Suspense>
            <Header />
            <OfflineNotice />
            <PictureMender />
            <Impressions />
            <main id="content" tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <ClientTexts namespace="car-park" only={['tray', 'pricePlusNova']}>
              <CompareTray
                comparisonHref={href(locale, 'myCarParkComparison')}
                carParkHref={href(locale, 'myCarPark')}
              />
            </ClientTexts>
            <Footer />
            <ScrollToTop label={t('scrollToTop')} />
          </ClientTexts>
        </RouterLinks>
      </body>
    </html>
  );
}
