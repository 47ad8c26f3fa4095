import type { OperatorComplaint } from '@kardan/contract/calls/operator/complaints';
import { moderationWords } from '@kardan/contract/labels/moderation';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { portalPath } from '#domain/portal/navigation.ts';
import { RestrictionFacts } from '#features/moderation/restriction-facts.tsx';
import { StatementFacts } from '#features/moderation/statement-facts.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The decision that somebody complains of, with the notice that it began with. */
export function FirstDecision({ complaint: { statement, notice, restriction } }: { complaint: OperatorComplaint }) {
  const t = useTexts('portalComplaints');
  const r = useTexts('restrictions');
  const words = moderationWords[useLocale()];
  return (
    <div className="mt-4 grid gap-4">
      {restriction && (
        <section className="text-sm">
          <h3 className="mb-2 text-md!">
            {t('restriction', { kind: r(`kind.${restriction.kind}`), state: r(`state.${restriction.state}`) })}
          </h3>
          <p className="mb-2 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">{restriction.facts}</p>
          <RestrictionFacts restriction={restriction} />
        </section>
      )}
      {statement && (
        <section>
          <h3 className="mb-2 text-md!">{t('statement', { reference: statement.reference })}</h3>
          <StatementFacts statement={statement} />
        </section>
      )}
      {notice && (
        <section className="text-sm">
          <h3 className="text-md!">{t('notice', { reason: words.reason[notice.reason] })}</h3>
          <p className="mt-1 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">{notice.explanation}</p>
          {!statement && notice.decisionReason && (
            <>
              <h4 className="mt-3 text-sm font-semi">{t('decidedThen')}</h4>
              <p className="mt-0.5 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">{notice.decisionReason}</p>
            </>
          )}
          <p className="mt-2">
            <TextLink href={portalPath('notices', notice.id)}>{t('toNotice')}</TextLink>
          </p>
        </section>
      )}
    </div>
  );
}
