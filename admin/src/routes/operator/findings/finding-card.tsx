import type { Finding, PortalCar } from '@kardan/contract/calls/operator/findings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { formatInstant } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useId, useState } from 'react';
import { findingsKey } from '#domain/portal/findings.ts';
import { portalListingsKey } from '#domain/portal/portal-listings.ts';
import { BlockListing } from '#features/moderation/block-listing.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { AlikePictures } from './alike-pictures.tsx';
import { Comparison } from './comparison.tsx';
import { FoundCar } from './found-car.tsx';
import { PriceFinding } from './price-finding.tsx';
import { useProposedFacts } from './use-proposed-facts.ts';

interface Props {
  finding: Finding;
  /** The car is blocked: nothing is left to decide. */
  onSettled: () => void;
}

/** Something found: the car or both cars, what speaks for it, and what can be done about it. */
export function FindingCard({ finding, onSettled }: Props) {
  const t = useTexts('portalFindings');
  const c = useTexts('common');
  const locale = useLocale();
  const titleId = useId();
  const [blocked, setBlocked] = useState<PortalCar>();
  const factsOf = useProposedFacts();
  const { id, car, other, price, words, pictures, state, decision } = finding;
  const params = { findingId: id };
  const reopen = useChange(() => api.reopenFinding({ params }), { stale: [findingsKey] });
  const dismiss = useChange(() => api.dismissFinding({ params, body: {} }), {
    stale: [findingsKey],
    onDone: () => showToast({ text: t('fined'), undo: { label: c('undo'), run: () => reopen.mutate(undefined) } }),
  });
  const isOpen = state === 'open';
  return (
    <article aria-labelledby={titleId} className="rounded-md border border-line bg-surface p-4 md:p-5">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {t(titleOf(finding))}
        </h2>
        <p className="text-xs text-text-2">{t('foundAt', { when: formatInstant(finding.foundAt, locale) })}</p>
      </header>
      <div className="grid gap-5 md:grid-cols-2">
        <FoundCar car={car} onBlock={isOpen ? () => setBlocked(car) : undefined} />
        {other && <FoundCar car={other} onBlock={isOpen ? () => setBlocked(other) : undefined} />}
        {price && <PriceFinding price={price} />}
        {words.length > 0 && (
          <div>
            <p className="text-xs text-text-2">{t('words')}</p>
            {words.map((word) => (
              <p key={word} className="mt-1.5 border-l-3 border-line-strong pl-3 text-sm [overflow-wrap:anywhere]">
                „{word}“
              </p>
            ))}
          </div>
        )}
      </div>
      {pictures.length > 0 && <AlikePictures pictures={pictures} />}
      {other && <Comparison equal={finding.equal} />}
      <footer className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        {isOpen ? (
          <Button
            icon="check"
            busy={dismiss.isPending}
            busyLabel={c('sending')}
            onClick={() => dismiss.mutate(undefined)}
          >
            {t('fine')}
          </Button>
        ) : (
          state === 'dismissed' && (
            <Button
              icon="undo-2"
              busy={reopen.isPending}
              busyLabel={c('sending')}
              onClick={() => reopen.mutate(undefined)}
            >
              {t('reopen')}
            </Button>
          )
        )}
        {decision && (state === 'dismissed' || state === 'acted') && (
          <p className="text-xs text-text-2">
            {t(`decided.${state}`, { by: decision.by ?? t('erased'), when: formatInstant(decision.at, locale) })}
            {decision.why && ` · ${decision.why}`}
          </p>
        )}
      </footer>
      {blocked && (
        <BlockListing
          car={blocked}
          facts={factsOf(finding, blocked)}
          ground={finding.kind === 'text' ? 'law' : 'terms'}
          foundBy="automated"
          stale={[portalListingsKey]}
          onBlocked={onSettled}
          onClose={() => setBlocked(undefined)}
        />
      )}
    </article>
  );
}

function titleOf({ kind, price }: Finding) {
  if (kind !== 'price') return `why.${kind}` as const;
  return price && price.percent > 100 ? 'why.high' : 'why.low';
}
