import type { ContentItem } from '@kardan/contract/calls/operator/content';
import type { ContentState } from '@kardan/contract/values/content';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Told apart by shape as well: empty, half across, half below, full, struck through. */
const stateShapes: Record<ContentState, string> = {
  draft: 'ring-[1.5px] ring-line-strong ring-inset',
  review: 'bg-[linear-gradient(135deg,var(--accent-line)_50%,var(--surface-3)_50%)]',
  scheduled: 'bg-[linear-gradient(180deg,var(--surface-3)_50%,var(--accent-line)_50%)]',
  published: 'bg-accent-line',
  archived:
    'bg-[linear-gradient(45deg,transparent_42%,var(--line-strong)_42%_58%,transparent_58%)] ring-1 ring-line-strong ring-inset',
};

/** The state of a text; a broken link comes first, since visitors meet it. */
export function StateMark({ state, brokenLinks = 0 }: Pick<ContentItem, 'state'> & Partial<ContentItem>) {
  const t = useTexts('portalContent');
  const isBroken = brokenLinks > 0;
  return (
    <span className="inline-flex items-center gap-1.75 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={`size-[9px] rounded-[2px] ${isBroken ? 'ring-[1.5px] ring-alert ring-inset' : stateShapes[state]}`}
      />
      {t(`state.${state}`)}
      {isBroken && <span className="text-alert">· {t('brokenLink')}</span>}
    </span>
  );
}
