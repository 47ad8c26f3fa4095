import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  request: DealershipRequest;
  decision: NonNullable<DealershipRequest['decision']>;
}

/** What was decided, by whom, and what became of it. */
export function DecisionPanel({ request: { state }, decision }: Props) {
  const t = useTexts('portalRequests');
  const s = useTexts('shell');
  const locale = useLocale();
  const { at, by, reasons, dealership } = decision;
  return (
    <Panel
      title={t(`state.${state}`)}
      intro={t('decidedBy', { day: formatDay(at, locale), name: by ?? t('somebody') })}
      actions={
        dealership && (
          <LinkButton href={dealershipPath(dealership.slug)} icon="store">
            {t('openDealership')}
          </LinkButton>
        )
      }
    >
      {dealership && (
        <p className="text-sm text-text-2">
          {dealership.state === 'requested'
            ? t('becomesPublic', { name: dealership.name })
            : t('became', { name: dealership.name, state: s(`state.${dealership.state}`) })}
        </p>
      )}
      {reasons && (
        <blockquote className="border-l-3 border-line-strong pl-3 text-sm leading-normal whitespace-pre-line [overflow-wrap:anywhere]">
          {reasons}
        </blockquote>
      )}
    </Panel>
  );
}
