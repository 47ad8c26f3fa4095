import type { OwnNotice } from '@kardan/contract/calls/contact/notices';
import { moderationWords } from '@kardan/contract/labels/moderation';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { MessagePage } from '@kardan/ui/feedback/message-page.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { href } from '#lib/routes/href.ts';
import { answerWithStatus, keepAddressSecret, requestedAddress } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { loadOwnNotice } from './load-own-notice.ts';

/** What became of a report, and where the decision can be complained of; complete without scripts. */
export async function OwnNoticePage({ token }: { token: string }) {
  // The address is the right to complain.
  keepAddressSecret();
  const [locale, t] = await Promise.all([currentLocale(), texts('notice')]);
  const notice = await loadOwnNotice(token);
  if (!notice) return <NoSuchNotice />;
  if ('failed' in notice) {
    const { status, retryAfterSeconds, requestId } = notice;
    answerWithStatus(status, { 'retry-after': String(retryAfterSeconds) });
    return (
      <div className="page py-8">
        <Notice
          kind="error"
          headingLevel={1}
          title={t('outage.title')}
          detail={requestId && t('outage.requestId', { id: requestId })}
          actions={<LinkButton href={requestedAddress()}>{t('outage.retry')}</LinkButton>}
        >
          <p>{t('outage.text')}</p>
        </Notice>
      </div>
    );
  }
  const { decision, complaint } = notice;
  return (
    <div className="page max-w-[76ch] pt-6">
      <h1>{t('title')}</h1>
      <p className="mt-3 text-text-2">{t(`state.${stateOf(notice)}`)}</p>
      <div className="mt-5">
        <RowList
          rows={[
            { label: t('reference'), value: notice.reference },
            { label: t('reason'), value: moderationWords[locale].reason[notice.reason] },
            { label: t('received'), value: formatDay(notice.receivedAt, locale) },
            decision
              ? { label: t('decided'), value: formatDay(decision.at, locale) }
              : { label: t('due'), value: formatDay(notice.dueAt, locale) },
          ]}
        />
      </div>
      {decision && (
        <section className="mt-8">
          <h2 className="text-xl">{t('decision.title')}</h2>
          <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{decision.reason}</p>
          {decision.liftedAt && (
            <p className="mt-3 text-text-2">{t('decision.lifted', { date: formatDay(decision.liftedAt, locale) })}</p>
          )}
        </section>
      )}
      {decision?.mayComplain && (
        <ComplaintForm token={token} until={formatDay(decision.complaintUntil, locale)} locale={locale} />
      )}
      {complaint && (
        <section className="mt-8">
          <h2 className="text-xl">{t('complaint.title')}</h2>
          <p className="mt-3 text-text-2">
            {t(`complaint.${complaint.state}`, {
              reference: complaint.reference,
              date: formatDay(complaint.dueAt, locale),
            })}
          </p>
          {complaint.answer && <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{complaint.answer}</p>}
        </section>
      )}
      <p className="mt-8 text-sm text-text-3">{t('ways')}</p>
    </div>
  );
}

function stateOf({ state, decision }: OwnNotice): 'open' | 'blocked' | 'put-right' | 'rejected' {
  if (state === 'open' || state === 'rejected') return state;
  return decision?.measure === 'block-listing' ? 'blocked' : 'put-right';
}

async function NoSuchNotice() {
  answerWithStatus(404);
  const [locale, t] = await Promise.all([currentLocale(), texts('notice')]);
  return (
    <MessagePage title={t('gone.title')} text={t('gone.text')}>
      <LinkButton href={href(locale, 'usedCars')}>{t('gone.browse')}</LinkButton>
    </MessagePage>
  );
}
