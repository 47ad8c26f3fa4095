import { answerWithStatus } from '#lib/exchange.ts';
import { Notice } from '#ui/notice.tsx';
import type { SearchFailure } from './search-used-cars.ts';

/** Says that the search failed and that it is our fault, and answers with the status that says the same. */
export function SearchOutage({ failure, path }: { failure: SearchFailure; path: string }) {
  const { status, retryAfterSeconds, requestId } = failure;
  answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
  return (
    <Notice title={status === 429 ? 'Zu viele Anfragen' : 'Die Suche ist gerade nicht erreichbar'}>
      <p>
        {status === 429
          ? 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie einen Augenblick.'
          : 'Das liegt an uns. Es heißt nicht, dass es keine passenden Autos gibt: Wir können sie im Augenblick nur nicht abfragen.'}
      </p>
      <p>
        <a className="button" href={path}>
          Erneut versuchen
        </a>
      </p>
      {requestId && (
        <p className="small">
          Kennung für Rückfragen: <code>{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
