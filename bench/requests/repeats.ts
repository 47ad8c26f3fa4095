/**
 * Share of the arrivals whose question was asked before and is not older than `keepMs`: what a cache with this lifetime
 * can answer at most. A kept answer does not become younger by being asked for.
 */
export function repeatedShare(arrivalsMs: Float64Array, picks: Uint32Array, keepMs: number): number {
  const askedAt = new Map<number, number>();
  let repeated = 0;
  arrivalsMs.forEach((at, i) => {
    const question = picks[i] as number;
    const before = askedAt.get(question);
    if (before !== undefined && at - before < keepMs) repeated++;
    else askedAt.set(question, at);
  });
  return arrivalsMs.length === 0 ? 0 : repeated / arrivalsMs.length;
}
