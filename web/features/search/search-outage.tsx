import type { ApiError } from '@kardan/contract/api-error';
import { answerWithStatus } from '#lib/exchange.ts';
import { Notice } from '#ui/notice.tsx';

/** Says that the search failed and that it is our fault, and answers with the status that says the same. */
export function SearchOutage({ error, path }: { error: ApiError; path: string }) {
  answerWithStatus(statusOf(error), { 'retry-after': String(error.retryAfterSeconds ?? 10) });
  return (
    <Notice title={error.code === 'too-many-requests' ? 'Zu viele Anfragen' : 'Die Suche ist gerade nicht erreichbar'}>
      <p>
        {error.code === 'too-many-requests'
          ? 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie einen Augenblick.'
          : 'Das liegt an uns. Es heißt nicht, dass es keine passenden Autos gibt: Wir können sie im Augenblick nur nicht abfragen.'}
      </p>
      <p>
        <a className="button" href={path}>
          Erneut versuchen
        </a>
      </p>
      {error.requestId && (
        <p className="small">
          Kennung für Rückfragen: <code>{error.requestId}</code>
        </p>
      )}
    </Notice>
  );
}

/** What the API told, if it says that trying again may help; 503 for everything else, an API that gave no answer included. */
function statusOf({ status }: ApiError): number {
  return status === 429 || status === 500 ? status : 503;
}
