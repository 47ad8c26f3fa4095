import { answerWithStatus, requestedAddress } from '#lib/http/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { SearchFailure } from './search-cars.ts';

/** Says that the search failed and that it is our fault, and answers with the status that says the same. */
export async function SearchOutage({ failure, headingLevel = 2 }: { failure: SearchFailure; headingLevel?: 1 | 2 }) {
  const { status, retryAfterSeconds, requestId } = failure;
  answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
  const t = await texts('search');
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
