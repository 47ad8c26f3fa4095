import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import type { Values } from '@kardan/ui/texts/translator.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { answerWithStatus, keepFromCaches, requestedAddress } from '#lib/server/exchange.ts';

type OutageText =
  | 'outage.title'
  | 'outage.text'
  | 'outage.tooMany.title'
  | 'outage.tooMany.text'
  | 'outage.requestId'
  | 'outage.retry';

interface Props {
  failure: ApiFailure;
  /** Says in a feature's own words what failed and that it is our fault. */
  t: (key: OutageText, values?: Values) => string;
  headingLevel: 1 | 2;
}

/** Says that the API failed; as the page itself it answers with the status that says the same. */
export function OutageNotice({ failure: { status, retryAfterSeconds, requestId }, t, headingLevel }: Props) {
  // A part that failed does not make the page a failure; it only must not be shown to others.
  if (headingLevel === 1) answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
  else keepFromCaches();
  const tooMany = status === 429;
  return (
    <Notice
      kind="error"
      headingLevel={headingLevel}
      title={t(tooMany ? 'outage.tooMany.title' : 'outage.title')}
      detail={requestId && t('outage.requestId', { id: requestId })}
      actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
    >
      <p>{t(tooMany ? 'outage.tooMany.text' : 'outage.text')}</p>
    </Notice>
  );
}
