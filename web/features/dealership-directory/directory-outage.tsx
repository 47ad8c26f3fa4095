import type { ApiFailure } from '#lib/api-failure.ts';
import { answerWithStatus, keepFromCaches, requestedAddress } from '#lib/http/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says that the directory failed and that it is our fault; as the page itself it answers with the status that says so. */
export async function DirectoryOutage({ failure, headingLevel = 2 }: { failure: ApiFailure; headingLevel?: 1 | 2 }) {
  const { status, retryAfterSeconds, requestId } = failure;
  if (headingLevel === 1) answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
  else keepFromCaches();
  const t = await texts('dealership-directory');
  return (
    <Notice
      kind="error"
      headingLevel={headingLevel}
      title={t(status === 429 ? 'outage.tooMany.title' : 'outage.title')}
      detail={requestId && t('outage.requestId', { id: requestId })}
      actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
    >
      <p>{t(status === 429 ? 'outage.tooMany.text' : 'outage.text')}</p>
    </Notice>
  );
}

/** The outage as the whole page. */
export function DirectoryOutagePage({ failure }: { failure: ApiFailure }) {
  return (
    <div className="page py-8">
      <DirectoryOutage failure={failure} headingLevel={1} />
    </div>
  );
}
