import type { PortalRestriction } from '@kardan/contract/calls/operator/restrictions';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { dayInWords } from '#domain/portal/moments.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  holds: readonly PortalRestriction[];
  notices: number;
  onLift: (restriction: PortalRestriction) => void;
}

/** What is held against the dealership, announced and past, with the reasons that its owners got. */
export function HoldsPanel({ holds, notices, onLift }: Props) {
  const t = useTexts('portalDealers');
  return (
    <Panel title={t('holds')} intro={t('holds.notices', { count: notices })}>
      {holds.length === 0 ? (
        <p className="flex gap-2.5 text-sm">
          <Icon name="circle-check" size={18} className="mt-px shrink-0 text-accent-text" />
          {t('holds.none')}
        </p>
      ) : (
        <ul>
          {holds.map((restriction) => (
            <Hold key={restriction.id} restriction={restriction} onLift={() => onLift(restriction)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Hold({ restriction, onLift }: { restriction: PortalRestriction; onLift: () => void }) {
  const t = useTexts('portalDealers');
  const r = useTexts('restrictions');
  const locale = useLocale();
  const { kind, state, facts, ground, clause, foundBy, atOnceBecause, decidedBy, lifted, liftedBy } = restriction;
  const isForGood = kind === 'closed' && state === 'in-force';
  const reasons = [
    `${r(`ground.${ground}`)}: ${clause}`,
    `${r('foundLabel')}: ${r(`found.${foundBy}`)}`,
    `${r('effective')}: ${dayInWords(restriction.effectiveAt, locale)}`,
    `${r('complaint')}: ${dayInWords(restriction.complaintUntil, locale)}`,
    ...(atOnceBecause ? [`${r('atOnce')}: ${r(`haste.${atOnceBecause}`)}`] : []),
  ];
  return (
    <li className="grid gap-2 border-t border-line py-3.5 text-sm first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-semi">{r(`kind.${kind}`)}</b>
        <Badge tone={state === 'lifted' ? 'tag' : 'alert'}>{r(`state.${state}`)}</Badge>
        <span className="text-xs text-text-3">
          {t('holds.by', { day: dayInWords(restriction.announcedAt, locale), name: decidedBy ?? t('holds.nobody') })}
        </span>
        {state !== 'lifted' && !isForGood && (
          <Button size="sm" className="ml-auto" onClick={onLift}>
            {t(state === 'announced' ? 'holds.takeBack' : 'holds.lift')}
          </Button>
        )}
      </div>
      <blockquote className="border-l-3 border-line-strong pl-3 whitespace-pre-line">{facts}</blockquote>
      <p className="text-xs text-text-2">{reasons.join(' · ')}</p>
      {lifted && (
        <p className="flex gap-2.5">
          <Icon name="lock-open" size={18} className="mt-px shrink-0 text-accent-text" />
          <span>
            {lifted.because}
            <small className="block text-xs text-text-3">
              {t('holds.liftedBy', { day: dayInWords(lifted.at, locale), name: liftedBy ?? t('holds.nobody') })}
            </small>
          </span>
        </p>
      )}
    </li>
  );
}
