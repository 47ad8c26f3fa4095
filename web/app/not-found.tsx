import type { Metadata } from 'next';
import Link from 'next/link';
import { Notice } from '#ui/notice.tsx';

export const metadata: Metadata = { title: 'Nicht gefunden' };

export default function NotFoundPage() {
  return (
    <Notice title="Diese Adresse gibt es nicht">
      <p>
        Vielleicht wurde die Seite verschoben. <Link href="/">Zur Startseite</Link>
      </p>
    </Notice>
  );
}
