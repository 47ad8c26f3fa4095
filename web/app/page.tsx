import type { Metadata } from 'next';
import Link from 'next/link';
import { site } from '#lib/site.ts';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function HomePage() {
  const { SITE_NAME } = await site();
  return (
    <>
      <h1>Ihr nächstes Auto finden Sie auf {SITE_NAME}</h1>
      <p>Autos von Händlern aus ganz Österreich.</p>
      <p>
        <Link className="button" href="/used-cars">
          Gebrauchtwagen ansehen
        </Link>
      </p>
    </>
  );
}
