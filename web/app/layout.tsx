import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { SITE_NAME, SITE_ORIGIN } = await site();
  return {
    metadataBase: new URL(SITE_ORIGIN),
    applicationName: SITE_NAME,
    title: { default: `${SITE_NAME}: Autos in Österreich`, template: `%s – ${SITE_NAME}` },
    description: `${SITE_NAME}, der Marktplatz für Autos in Österreich.`,
    openGraph: { siteName: SITE_NAME, locale: 'de_AT' },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { SITE_NAME, SITE_CONTACT_EMAIL, SITE_CONTACT_PHONE } = await site();
  return (
    <html lang="de-AT" className="dark">
      <body>
        <a className="skip-link" href="#inhalt">
          Zum Inhalt
        </a>
        <header className="bar">
          <Link className="site-name" href="/">
            {SITE_NAME}
          </Link>
          <nav aria-label="Hauptmenü">
            <Link href="/used-cars">Gebrauchtwagen</Link>
          </nav>
        </header>
        <main id="inhalt">{children}</main>
        <footer className="bar">
          <a href={`mailto:${SITE_CONTACT_EMAIL}`}>{SITE_CONTACT_EMAIL}</a>
          <a href={`tel:${SITE_CONTACT_PHONE.replace(/[^+\d]/g, '')}`}>{SITE_CONTACT_PHONE}</a>
          <Link href="/impressum">Impressum</Link>
        </footer>
      </body>
    </html>
  );
}
