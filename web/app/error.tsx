'use client';

import { Notice } from '#ui/notice.tsx';

/** Shown for a defect of ours; failures of the API have pages of their own. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <Notice title="Bei uns ist ein Fehler aufgetreten">
      <p>Das liegt an uns. Bitte laden Sie die Seite neu; wenn das nicht hilft, schreiben Sie uns.</p>
      {error.digest && (
        <p className="small">
          Kennung für Rückfragen: <code>{error.digest}</code>
        </p>
      )}
    </Notice>
  );
}
