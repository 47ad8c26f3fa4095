export type Way = 'credit' | 'leasing' | 'cash';

export const ways: readonly Way[] = ['credit', 'leasing', 'cash'];

/** Told apart by line as well as by colour. */
export const wayLines: Record<Way, { stroke: string; dashes: string | undefined; border: string }> = {
  credit: { stroke: 'var(--chart-1)', dashes: undefined, border: 'border-solid border-chart-1' },
  leasing: { stroke: 'var(--chart-2)', dashes: '10 7', border: 'border-dashed border-chart-2' },
  cash: { stroke: 'var(--text)', dashes: '2 6', border: 'border-dotted border-text' },
};

/** A piece of a way's line, before its name. */
export function WayLine({ way }: { way: Way }) {
  return <span aria-hidden="true" className={`w-5.5 shrink-0 border-t-3 ${wayLines[way].border}`} />;
}
