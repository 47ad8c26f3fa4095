import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useLocale } from '../texts/use-texts.ts';

interface Props<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  chosen: Id;
  /** How many there are behind each, once that is known. */
  counts: Readonly<Record<Id, number>> | undefined;
  onChoose: (id: Id) => void;
}

/** Which rows of a list are shown, each with its count; on phones the strip scrolls sideways. */
export function TabButtons<Id extends string>({ label, tabs, chosen, counts, onChoose }: Props<Id>) {
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them as if they were a form
    <div
      role="group"
      aria-label={label}
      className="scroll-strip -mx-(--gutter) mb-3.5 flex border-b border-line px-(--gutter) md:mx-0 md:px-0"
    >
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="relative inline-flex min-h-11 shrink-0 items-center gap-1.5 px-3 text-sm font-medium whitespace-nowrap text-text-2 outline-offset-[-3px] hover:text-text aria-pressed:text-text aria-pressed:after:absolute aria-pressed:after:inset-x-2 aria-pressed:after:bottom-0 aria-pressed:after:h-[2.5px] aria-pressed:after:bg-accent-line"
        >
          {name}
          {counts && <span className="text-xs font-regular text-text-3">{formatNumber(counts[id], locale)}</span>}
        </button>
      ))}
    </div>
  );
}
