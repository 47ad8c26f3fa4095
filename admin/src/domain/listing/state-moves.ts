import type { StockState } from '@kardan/contract/values/stock';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';

export type MovableState = Extract<StockState, 'active' | 'reserved' | 'sold' | 'withdrawn'>;

interface StateMove {
  /** Its words are the text `act.…` of a car. */
  act: 'reserve' | 'unreserve' | 'sell' | 'unsell' | 'withdraw' | 'bring-back';
  to: MovableState;
  icon: IconName;
}

const sell: StateMove = { act: 'sell', to: 'sold', icon: 'handshake' };
const withdraw: StateMove = { act: 'withdraw', to: 'withdrawn', icon: 'archive' };
const back = (act: StateMove['act']): StateMove => ({ act, to: 'active', icon: 'undo-2' });

const moves: Partial<Record<StockState, readonly StateMove[]>> = {
  active: [{ act: 'reserve', to: 'reserved', icon: 'lock' }, sell, withdraw],
  reserved: [back('unreserve'), sell, withdraw],
  sold: [back('unsell')],
  withdrawn: [back('bring-back')],
  expired: [back('bring-back')],
};

/** The states that a car may be put into by hand, from the one it is in. */
export function stateMovesFrom(state: StockState): readonly StateMove[] {
  return moves[state] ?? [];
}
