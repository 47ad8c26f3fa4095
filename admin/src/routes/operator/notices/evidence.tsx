import type { OperatorNotice } from '@kardan/contract/calls/operator/notices';
import { nearMoment } from '#domain/feeds/moments.ts';
import { CarCard } from '#features/moderation/car-card.tsx';
import { CheckLine } from '#lib/page/check-line.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What is known of a notice: the car, the reporter's words, what the dealer says, and what was reported before. */
export function Evidence({ notice }: { notice: OperatorNotice }) {
  const t = useTexts('portalNotices');
  const locale = useLocale();
  const { dealership, question, reporter } = notice;
  return (
    <div className="min-w-0">
      <CarCard car={notice.listing} dealer={dealership} />
      <blockquote className="mt-4 border-l-3 border-line-strong pl-3.5 text-sm">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{notice.explanation}</p>
        <footer className="mt-1.5 text-xs text-text-3">
          {reporter
            ? t('reportedBy', { who: [reporter.name, reporter.email].filter(Boolean).join(', ') })
            : t('reportedByNobody')}
        </footer>
      </blockquote>
      <ul className="mt-3">
        {question === null && <CheckLine tone="open" title={t('check.notAsked')} />}
        {question !== null && question.answer === null && (
          <CheckLine tone="open" title={t('check.asked')}>
            {t('check.askedAt', { moment: nearMoment(question.askedAt, locale) })}
          </CheckLine>
        )}
        {question?.answer && (
          <CheckLine tone="ok" title={t('check.answered')}>
            {question.answeredAt && nearMoment(question.answeredAt, locale)}
          </CheckLine>
        )}
        {dealership && (
          <CheckLine
            tone={dealership.earlierUpheld > 0 ? 'problem' : 'ok'}
            title={
              dealership.earlierNotices === 0
                ? t('check.first')
                : t('check.earlier', { count: dealership.earlierNotices, upheld: dealership.earlierUpheld })
            }
          >
            {t('check.period', { count: dealership.liveListings })}
          </CheckLine>
        )}
      </ul>
      {question && (
        <dl className="mt-3 grid gap-3 rounded-sm bg-surface-2 p-3.5 text-sm">
          <div>
            <dt className="text-2xs text-text-3">{t('question')}</dt>
            <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{question.text}</dd>
          </div>
          {question.answer && (
            <div>
              <dt className="text-2xs text-text-3">{t('answer')}</dt>
              <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{question.answer}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
