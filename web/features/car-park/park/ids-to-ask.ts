/**
 * What the API is asked for: every car of the park at once. A car that goes asks nothing again; one that another tab
 * parked asks for all.
 */
export function idsToAsk(asked: readonly number[], parked: readonly number[], max: number): readonly number[] {
  const wanted = parked.slice(0, max);
  const known = new Set(asked);
  return wanted.every((id) => known.has(id)) ? asked : wanted;
}
