import type { ContentDifference } from '@kardan/contract/calls/operator/content';
import { VisuallyHidden } from '@kardan/ui/content/visually-hidden.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type DifferenceRow, differenceRows } from './difference-rows.ts';

type Part = ContentDifference['paragraphs'][number]['parts'][number];

interface Props {
  difference: ContentDifference;
  /** What stands above the two columns. */
  labels?: readonly [before: string, after: string];
}

/** Two versions beside each other, on phones one below the other; paragraphs that are the same are only counted. */
export function DifferenceView({ difference, labels }: Props) {
  const t = useTexts('portalText');
  const rows = differenceRows(difference.paragraphs);
  const hasNone = difference.frontMatter.length === 0 && rows.every(({ kind }) => kind === 'same');
  if (hasNone) return <p className="text-sm text-text-2">{t('difference.none')}</p>;
  return (
    <div className="grid gap-2.5 text-sm leading-relaxed">
      <div aria-hidden="true" className="grid grid-cols-2 gap-4 text-2xs text-text-3 max-md:hidden">
        <span>{labels?.[0] ?? t('difference.before')}</span>
        <span>{labels?.[1] ?? t('difference.after')}</span>
      </div>
      {difference.frontMatter.map(({ field, before, after }) => (
        <div key={field} className="grid gap-1 border-b border-line pb-2.5 md:grid-cols-2 md:gap-x-4">
          <p className="text-2xs text-text-3 md:col-span-2">{t('difference.field', { name: field })}</p>
          <p className="[overflow-wrap:anywhere]">
            <Changed part={{ kind: 'removed', text: before ?? t('difference.empty') }} />
          </p>
          <p className="[overflow-wrap:anywhere]">
            <Changed part={{ kind: 'added', text: after ?? t('difference.empty') }} />
          </p>
        </div>
      ))}
      {rows.map((row) =>
        row.kind === 'same' ? (
          <p key={row.id} className="border-y border-dashed border-line py-1.5 text-center text-xs text-text-3">
            {t('difference.skipped', { count: row.count })}
          </p>
        ) : (
          <Row key={row.id} row={row} />
        ),
      )}
    </div>
  );
}

function Row({ row }: { row: Extract<DifferenceRow, { kind: 'changed' }> }) {
  const sides = [row.before, row.after];
  return (
    <div className="grid gap-1.5 md:grid-cols-2 md:gap-4">
      {sides.map((parts, side) =>
        parts.length > 0 ? (
          <p key={side === 0 ? 'before' : 'after'} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words stand where they stand
              <Changed key={place} part={part} />
            ))}
          </p>
        ) : (
          <span key={side === 0 ? 'before' : 'after'} aria-hidden="true" className="max-md:hidden" />
        ),
      )}
    </div>
  );
}

/** Told apart by more than colour: struck through or underlined, and said. */
function Changed({ part: { kind, text } }: { part: Part }) {
  const t = useTexts('portalText');
  if (kind === 'same') return text;
  const isAdded = kind === 'added';
  const Tag = isAdded ? 'ins' : 'del';
  return (
    <Tag
      className={
        isAdded
          ? 'rounded-xs bg-accent-soft decoration-accent-line decoration-[1.5px] underline-offset-3'
          : 'rounded-xs bg-alert-soft text-alert'
      }
    >
      <VisuallyHidden>{t(isAdded ? 'difference.added' : 'difference.removed')} </VisuallyHidden>
      {text}
    </Tag>
  );
}
