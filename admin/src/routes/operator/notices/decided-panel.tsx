import type { OperatorNotice } from '@kardan/contract/calls/operator/notices';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { nearMoment } from '#domain/feeds/moments.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { StatementFacts } from '#features/moderation/statement-facts.tsx';
import { UnblockButton } from '#features/moderation/unblock-button.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What was decided, by whom and why; a block can be lifted from here. */
export function DecidedPanel({ notice: { decision, state, listing } }: { notice: OperatorNotice }) {
  const t = useTexts('portalNotices');
  const locale = useLocale();
  if (!decision || state === 'open') return null;
  const { statement } = decision;
  const isInForce =
    statement !== null && statement.lifted === null && listing !== null && listing.blockedReason !== null;
  return (
    <div className="min-w-0">
      <h2 className="text-lg!">{t(`decidedAs.${decision.measure === 'block-listing' ? 'blocked' : state}`)}</h2>
      <p className="mt-1 text-sm text-text-2">
        {t('decidedBy', { name: decision.by?.name ?? t('erased'), moment: nearMoment(decision.at, locale) })}
      </p>
      <div className="mt-3">
        {statement ? (
          <StatementFacts statement={statement} />
        ) : (
          <p className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">{decision.reason}</p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isInForce && <UnblockButton listingId={listing.id} />}
        {decision.complaintId && (
          <TextLink href={portalPath('complaints', decision.complaintId)}>{t('toComplaint')}</TextLink>
        )}
      </div>
    </div>
  );
}
