import Link from 'next/link';
import { answerWithStatus } from '#lib/exchange.ts';
import { Notice } from '#ui/notice.tsx';
import { pathOfPage } from './page-number.ts';

/** The address names a page of results that does not exist, or no longer. */
export function NoSuchPage({ path, lastPage }: { path: string; lastPage: number }) {
  answerWithStatus(404);
  return (
    <Notice title="Diese Seite gibt es nicht">
      <p>
        {lastPage === 1 ? 'Hier geht es zur ersten Seite: ' : `Die Liste endet derzeit mit Seite ${lastPage}: `}
        <Link href={pathOfPage(path, lastPage)}>{lastPage === 1 ? 'zur Liste' : `Seite ${lastPage} anzeigen`}</Link>
      </p>
    </Notice>
  );
}
