import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { answerWithStatus, keepFromCaches, requestedAddress } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';

/** Says that the cars cannot be counted just now; the page around it stands, and nobody else is shown it. */
export async function CountsMissing() {
  keepFromCaches();
  const t = await texts('regional');
  return (
    <div className="page mt-8">
      <Notice
        kind="error"
        title={t('outage.title')}
        actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
      >
        <p>{t('outage.text')}</p>
      </Notice>
    </div>
  );
}

/** The page itself when the API gives no answer, with the status that says the same. */
export async function RegionalFailure({ failure: { status, retryAfterSeconds, requestId } }: { failure: ApiFailure }) {
  answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
  const t = await texts('regional');
  return (
    <div className="page py-8">
      <Notice
        kind="error"
        headingLevel={1}
        title={t('failure.title')}
        detail={requestId && t('failure.requestId', { id: requestId })}
        actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
      >
        <p>{t(status === 429 ? 'failure.tooMany' : 'failure.text')}</p>
      </Notice>
    </div>
  );
}
