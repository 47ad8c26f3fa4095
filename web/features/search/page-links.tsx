import Link from 'next/link';
import { formatNumber } from '#lib/format.ts';
import { pathOfPage } from './page-number.ts';

/** Links to the pages before and after. */
export function PageLinks({ path, page, lastPage }: { path: string; page: number; lastPage: number }) {
  if (lastPage === 1) return null;
  return (
    <nav className="page-links" aria-label="Seiten">
      {page > 1 && (
        <Link href={pathOfPage(path, page - 1)} rel="prev">
          Zurück
        </Link>
      )}
      <span aria-current="page">
        Seite {formatNumber(page)} von {formatNumber(lastPage)}
      </span>
      {page < lastPage && (
        <Link href={pathOfPage(path, page + 1)} rel="next">
          Weiter
        </Link>
      )}
    </nav>
  );
}
