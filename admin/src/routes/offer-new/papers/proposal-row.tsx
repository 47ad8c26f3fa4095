import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  label: string;
  value: ReactNode;
  /** Where it comes from, and what speaks for it. */
  source: ReactNode;
  isConfirmed: boolean;
  onToggle: () => void;
  /** Asked instead of the tick: two answers. */
  question?: { label: string; choices: readonly { value: string; label: string }[]; onChoose: (value: string) => void };
}

/** A value that was proposed: one tap confirms it, another takes that back. A doubtful one asks what stands there. */
export function ProposalRow({ label, value, source, isConfirmed, onToggle, question }: Props) {
  const t = useTexts('carNew');
  return (
    <li
      className={classes(
        'flex min-h-13 items-center justify-between gap-3 border-b border-line py-1',
        question && 'bg-surface-2 px-3 py-2.5 shadow-[inset_3px_0_0_var(--text)]',
      )}
    >
      <div className="grid min-w-0 flex-1 grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-2 text-sm leading-[1.35]">
        <span className="text-xs text-text-2">{label}</span>
        <b className="font-semi [overflow-wrap:anywhere]">{value}</b>
        <span className="col-start-2 text-2xs text-text-3">{source}</span>
      </div>
      {question ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
        <span role="group" aria-label={question.label} className="flex shrink-0 gap-1.5">
          {question.choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              onClick={() => question.onChoose(choice.value)}
              className="min-h-11 min-w-11 rounded-sm border border-line-strong bg-surface px-2 font-semi hover:border-line-hover"
            >
              {choice.label}
            </button>
          ))}
        </span>
      ) : (
        <button
          type="button"
          aria-pressed={isConfirmed}
          aria-label={t('papers.confirm', { field: label })}
          onClick={onToggle}
          className="group grid size-11 shrink-0 place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-sm border-[1.5px] border-line-strong text-text-2 group-aria-pressed:border-accent group-aria-pressed:bg-accent group-aria-pressed:text-on-accent">
            <Icon name="check" size={18} />
          </span>
        </button>
      )}
    </li>
  );
}
