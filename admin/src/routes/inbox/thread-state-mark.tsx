import type { ThreadState } from '@kardan/contract/values/inbox';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Told apart by shape as well: full, half, empty, struck. */
const shapes: Record<ThreadState, string> = {
  open: 'bg-accent-line',
  answered: 'bg-[linear-gradient(135deg,var(--accent-line)_50%,var(--surface-3)_50%)]',
  won: 'bg-text',
  lost: 'ring-[1.5px] ring-line-strong ring-inset',
  spam: 'ring-[1.5px] ring-alert ring-inset',
};

export function ThreadStateMark({ state }: { state: ThreadState }) {
  const t = useTexts('inbox');
  return (
    <span className="inline-flex items-center gap-1.75">
      <span aria-hidden="true" className={`size-[9px] rounded-[2px] ${shapes[state]}`} />
      {t(`state.${state}`)}
    </span>
  );
}
