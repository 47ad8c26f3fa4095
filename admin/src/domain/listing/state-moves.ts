import type { StockState } from '@kardan/contract/values/stock';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { isOffered } from './is-offered.ts';

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

interface Standing {
  state: StockState;
  /** Set also of a car that was withdrawn since it was blocked, which rows of the stock do not tell. */
  blockedReason?: string | null;
}

/** The states that a car may be put into by hand, from the one it is in; none while the portal's block holds. */
export function stateMovesFrom({ state, blockedReason }: Standing): readonly StateMove[] {
  return blockedReason == null ? (moves[state] ?? []) : [];
}

/** How a car that is gone is offered again, if it may be. */
export function moveBackOf(car: Standing): StateMove | undefined {
  return isOffered(car) ? undefined : stateMovesFrom(car).find(({ to }) => to === 'active');
}

/** Whether changes of a car may go online: a sale is taken back first, and what is blocked stays as it was judged. */
export function mayPublish({ state, blockedReason }: Standing): boolean {
  return state !== 'sold' && state !== 'blocked' && blockedReason == null;
}
