import type { ContentDifference } from '@kardan/contract/calls/operator/content';

type Paragraph = ContentDifference['paragraphs'][number];
type Part = Paragraph['parts'][number];

export type DifferenceRow =
  | { id: number; kind: 'same'; count: number }
  /** What stood there and what stands there; empty where a paragraph is new or gone. */
  | { id: number; kind: 'changed'; before: Part[]; after: Part[] };

/** Paragraphs of a difference as rows of two columns: runs of equal ones are one row. */
export function differenceRows(paragraphs: readonly Paragraph[]): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  for (const [id, { kind, parts }] of paragraphs.entries()) {
    const last = rows.at(-1);
    if (kind !== 'same')
      rows.push({
        id,
        kind: 'changed',
        before: parts.filter((part) => part.kind !== 'added'),
        after: parts.filter((part) => part.kind !== 'removed'),
      });
    else if (last?.kind === 'same') last.count += 1;
    else rows.push({ id, kind: 'same', count: 1 });
  }
  return rows;
}
