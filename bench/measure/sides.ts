/** The two ways a search is asked. */
export const sides = ['engine', 'api'] as const;
export type Side = (typeof sides)[number];

/** Who goes first changes from round to round, so that neither always finds what the other has warmed. */
export function inTurn(round: number): readonly Side[] {
  return round % 2 === 0 ? sides : sides.toReversed();
}

/** Numbers of requests, in an order that walks through all of them before any comes again. */
export function requestSupply(order: ArrayLike<number>): (count: number) => Uint32Array {
  let next = 0;
  return (count) => Uint32Array.from({ length: count }, () => order[next++ % order.length] as number);
}
