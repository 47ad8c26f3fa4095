import { partsOf } from './template-placeholders.ts';

/** A template's text; what will be filled in is underlined, what we do not know is berry. */
export function PlaceholderText({ text }: { text: string }) {
  return partsOf(text).map(({ kind, text: words, at }) =>
    kind === 'text' ? (
      words
    ) : (
      <span
        key={at}
        className={
          kind === 'known'
            ? 'rounded-xs bg-accent-soft px-0.5 text-text shadow-[inset_0_-1.5px_0_var(--accent-line)]'
            : 'rounded-xs bg-alert-soft px-0.5 text-text shadow-[inset_0_-1.5px_0_var(--alert)]'
        }
      >
        {words}
      </span>
    ),
  );
}
