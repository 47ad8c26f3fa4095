import type { ApiFailure } from '#lib/api-failure.ts';
import { answerWithStatus, requestedAddress } from '#lib/http/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** The page when the API cannot tell of its cars: never as if they were gone. */
export async function CarsOutage({ failure: { status, retryAfterSeconds, requestId } }: { failure: ApiFailure }) {
  answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
  const t = await texts('car-park');
  const tooMany = status === 429;
  return (
    <div className="page py-8">
      <Notice
        kind="error"
        headingLevel={1}
        title={t(tooMany ? 'outage.tooMany.title' : 'outage.title')}
        detail={requestId && t('outage.requestId', { id: requestId })}
        actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
      >
        <p>{t(tooMany ? 'outage.tooMany.text' : 'outage.text')}</p>
      </Notice>
    </div>
  );
}
